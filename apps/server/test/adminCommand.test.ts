import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { runCommand } from '../src/accounts/control/command.ts';
import { keysOf } from '../src/accounts/keys.ts';
import type { OutgoingMail } from '../src/accounts/mail/transport.ts';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { linkIn, PASSWORD, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { lightAccounts } from './lightAccounts.ts';
import { appOver, nowhere } from './talk.ts';

const SESSION = '/api/auth/v1/session';
const ADMIN_API = '/api/admin/v1';
const ROOT = 'root@example.net';

/** A delivery status notification as Postfix writes them, for a letter of ours. */
const bounceOf = (recipient: string, messageId: string, status: string, action = 'failed') =>
  [
    'From: MAILER-DAEMON@mx.example.net (Mail Delivery System)',
    'To: noreply@example.net',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    'Arrival-Date: Thu, 26 Nov 2026 10:00:00 +0000',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Original-Recipient: rfc822;${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mail.example.net',
    `Diagnostic-Code: smtp; 550 ${status} <${recipient}>: Recipient address`,
    '    rejected',
    '',
    '--b1',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Routeglass <noreply@example.net>',
    `To: ${recipient}`,
    `Message-ID: ${messageId}`,
    'Subject: Confirm your address',
    '',
    '--b1--',
    '',
  ].join('\r\n');

describe.each(engines())('npm run admin over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let accounts: Accounts;
  const sent: OutgoingMail[] = [];

  beforeAll(async () => {
    ({ store, remove } = await open());
    accounts = lightAccounts(store, {
      keys: keysOf('test'),
      send: (mail) => Promise.resolve(void sent.push(mail)),
      outside: nowhere,
      clock: Date.now,
      log: () => undefined,
    });
    app = appOver(store, { accounts, clock: Date.now });
  });
  afterAll(async () => {
    await accounts.close();
    await remove();
  });

  const run = (command: Parameters<typeof runCommand>[1]) =>
    runCommand({ store: accountStore(store), keys: keysOf('test'), collector: null }, command, Date.now());
  const administer = (action: 'create' | 'list' | 'promote' | 'demote' | 'reset', email = '') =>
    run({ action, email, origin: 'http://localhost' });
  const lastLetterTo = async (email: string) => {
    await accounts.worker.drain();
    return sent.filter(({ to }) => to === email).at(-1);
  };
  const signUp = async (email: string): Promise<TestBrowser> => {
    const browser = new TestBrowser(app);
    await browser.register(email);
    await browser.send('POST', '/api/auth/v1/register/confirm', linkIn((await lastLetterTo(email))?.text ?? ''));
    return browser;
  };
  /** Sets the password by the link that a command printed. */
  const openLink = async (lines: readonly string[]): Promise<number> => {
    const browser = new TestBrowser(app);
    const set = { recaptcha: await browser.captcha(), password: PASSWORD, confirmPassword: PASSWORD };
    return (await browser.send('POST', '/user/reset', { ...set, ...linkIn(lines.join('\n')) })).status;
  };

  it('creates an administrator, who sets a password by the printed link, once', async () => {
    expect(await administer('list')).toEqual([expect.stringContaining('There is no administrator')]);
    const lines = await administer('create', ROOT);
    expect(await openLink(lines)).toBe(200);
    expect(await openLink(lines)).toBe(400);
    const browser = new TestBrowser(app);
    expect((await browser.login(ROOT)).answer).toMatchObject({ email: ROOT, roles: ['USER', 'ADMIN'] });
    expect((await browser.send('GET', `${ADMIN_API}/users`)).status).toBe(200);
    await expect(administer('create', ROOT)).rejects.toThrow('has an account');
  });

  it('promotes and demotes an account, which signs in again for it', async () => {
    const ann = await signUp('ann@example.net');
    expect((await ann.send('GET', `${ADMIN_API}/users`)).status).toBe(403);
    expect(await administer('promote', 'Ann@Example.net')).toEqual(['ann@example.net is an administrator now.']);
    expect((await ann.send('GET', SESSION)).status).toBe(401);
    await ann.login('ann@example.net');
    expect((await ann.send('GET', `${ADMIN_API}/users`)).status).toBe(200);
    expect((await administer('list')).join('\n')).toContain('ann@example.net');
    await administer('demote', 'ann@example.net');
    expect((await ann.send('GET', `${ADMIN_API}/users`)).status).toBe(401);
    await expect(administer('promote', 'nobody@example.net')).rejects.toThrow('has no account');
  });

  it('prints a link that sets another password, and mails it to nobody', async () => {
    const ann = new TestBrowser(app);
    await ann.login('ann@example.net');
    await accounts.worker.drain();
    const before = sent.length;
    const lines = await administer('reset', 'ann@example.net');
    await accounts.worker.drain();
    expect(sent).toHaveLength(before);
    expect(await openLink(lines)).toBe(200);
    expect((await ann.send('GET', SESSION)).status).toBe(401);
  });

  it('takes mails that came back: an address that does not exist gets no more mail', async () => {
    await new TestBrowser(app).register('gone@example.net');
    const { messageId = '' } = (await lastLetterTo('gone@example.net')) ?? {};
    const other = bounceOf('gone@example.net', '<made-up@routeglass.invalid>', '5.1.1');
    expect(await run({ action: 'bounced', mail: other })).toEqual([expect.stringContaining('no such letter')]);
    const ofAnother = bounceOf(ROOT, messageId, '5.1.1');
    expect(await run({ action: 'bounced', mail: ofAnother })).toEqual([expect.stringContaining('no such letter')]);
    const delayed = bounceOf('gone@example.net', messageId, '4.4.1', 'delayed');
    expect(await run({ action: 'bounced', mail: delayed })).toEqual([expect.stringContaining('Nothing was changed')]);
    const full = bounceOf('gone@example.net', messageId, '5.2.2');
    expect(await run({ action: 'bounced', mail: full })).toEqual([expect.stringContaining('stays allowed')]);
    const before = sent.length;
    await new TestBrowser(app).register('gone@example.net');
    await accounts.worker.drain();
    expect(sent).toHaveLength(before + 1);

    const gone = bounceOf('gone@example.net', messageId, '5.1.1');
    expect(await run({ action: 'bounced', mail: gone })).toEqual([expect.stringContaining('gets no more mail')]);
    await new TestBrowser(app).register('gone@example.net');
    await accounts.worker.drain();
    expect(sent).toHaveLength(before + 1);
    const admin = new TestBrowser(app);
    await admin.login(ROOT);
    expect((await admin.send('GET', `${ADMIN_API}/suppressions?q=gone`)).answer).toMatchObject({
      data: [{ email: 'gone@example.net', reason: expect.stringContaining('Recipient address rejected') as string }],
    });
    expect((await admin.send('GET', `${ADMIN_API}/audit?q=mail.bounced`)).answer).toMatchObject({ record_count: 2 });
    await expect(run({ action: 'bounced', mail: 'Subject: Hello\r\n\r\nHello' })).rejects.toThrow('RFC 3464');
  });
});
