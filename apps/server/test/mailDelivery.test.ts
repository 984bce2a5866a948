import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { keysOf } from '../src/accounts/keys.ts';
import { smtpSender } from '../src/accounts/mail/transport.ts';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { linkIn, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { lightAccounts } from './lightAccounts.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import { appOver, nowhere } from './talk.ts';

const ADMIN = 'root@example.net';
const API = '/api/admin/v1';

describe.each(engines())('mail by SMTP over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let mail: MailServer;
  let smtp: Awaited<ReturnType<typeof smtpSender>>;
  let accounts: Accounts;
  let app: Hono;
  let admin: TestBrowser;
  let now = Date.now();

  const register = async (email: string): Promise<TestBrowser> => {
    const browser = new TestBrowser(app);
    await browser.register(email);
    await accounts.worker.drain();
    return browser;
  };
  const lettersTo = (email: string) => mail.letters.filter(({ to }) => to.includes(email));
  const outbox = async (email: string) =>
    (await admin.send('GET', `${API}/outbox?q=${email}`)).answer['data'] as { id: string; state: string }[];

  beforeAll(async () => {
    ({ store, remove } = await open());
    mail = await startMailServer();
    smtp = await smtpSender({ smtpUrl: mail.url, from: 'Routeglass <noreply@example.net>', dkim: null });
    const clock = () => now;
    accounts = lightAccounts(store, {
      keys: keysOf('test'),
      send: smtp.send,
      mailHost: 'routeglass.test',
      outside: nowhere,
      clock,
      log: () => undefined,
    });
    app = appOver(store, { accounts, clock });
    const browser = await register(ADMIN);
    await browser.send('POST', '/api/auth/v1/register/confirm', linkIn(lettersTo(ADMIN)[0]?.text ?? ''));
    await accountStore(store).write((queries) => queries.updateTable('account').set({ role: 'ADMIN' }).execute());
    admin = new TestBrowser(app);
    await admin.login(ADMIN);
  });
  afterAll(async () => {
    await accounts.close();
    smtp.close();
    await mail.close();
    await remove();
  });

  it('waits while the server refuses for now, and goes out once it takes it', async () => {
    mail.refuse(451);
    await register('ann@example.net');
    expect(await outbox('ann@')).toMatchObject([
      { state: 'queued', problem: expect.stringContaining('451') as string },
    ]);
    mail.refuse(null);
    now += 60_000;
    await accounts.worker.drain();
    expect(await outbox('ann@')).toMatchObject([{ state: 'sent', problem: null }]);
    expect(lettersTo('ann@example.net')).toHaveLength(1);
  });

  it('gives a recipient up that does not exist, until an administrator sends the mail again', async () => {
    mail.refuse(550);
    const browser = await register('bob@example.net');
    const [failed] = await outbox('bob@');
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringContaining('550') as string });
    mail.refuse(null);
    now += 60_000;
    await browser.register('bob@example.net');
    await accounts.worker.drain();
    expect((await outbox('bob@'))[0]).toMatchObject({ state: 'suppressed' });
    expect(lettersTo('bob@example.net')).toEqual([]);

    expect((await admin.send('POST', `${API}/outbox/${failed?.id}/send`)).answer).toMatchObject({ state: 'queued' });
    await accounts.worker.drain();
    const [letter] = lettersTo('bob@example.net');
    expect(linkIn(letter?.text ?? '')).toMatchObject({ token: expect.any(String) as string });
    expect((await outbox('bob@')).map(({ state }) => state)).toEqual(['suppressed', 'sent']);
    expect((await admin.send('GET', `${API}/audit?q=mail.sent-again`)).answer).toMatchObject({
      data: [{ actor: ADMIN, subject: 'bob@example.net' }],
    });
    expect((await admin.send('GET', `${API}/suppressions?q=bob`)).answer).toMatchObject({ record_count: 0 });
  });
});
