import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { keysOf } from '../src/accounts/keys.ts';
import type { Store } from '../src/store/store.ts';
import { promote, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { lightAccounts } from './lightAccounts.ts';
import { type Listening, startWhois } from './registryServers.ts';
import { appOver } from './talk.ts';

const DAY = 86_400_000;
const ADMIN = 'root@example.net';
const CONTACT = 'hostmaster@kestrel-contact.example';
const OWN = '/api/auth/v1/domain/access';

/** The way that the button of a letter leads to: `{userId}/{token}`. */
const linkOf = (text = ''): string => /\/access\/domain\/(\S+?\/[\w-]+)/.exec(text)?.[1] ?? '';

describe.each(engines())('access to domains over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let accounts: Accounts;
  let app: Hono;
  let whois: Listening;
  let now = Date.now();

  beforeAll(async () => {
    ({ store, remove } = await open());
    whois = await startWhois((question) =>
      /kestrel|aurora/.test(question)
        ? `domain: ${question}\nadmin-c: HM1-T\n\nperson: Host Master\nnic-hdl: HM1-T\ne-mail: ${CONTACT}\n`
        : '%ERROR:101: no entries found\n',
    );
    const outside = {
      whois: { first: { host: '127.0.0.1', port: whois.port }, timeout: 2_000 },
      resolver: { servers: ['127.0.0.1:9'], timeout: 200 },
    };
    accounts = lightAccounts(store, { keys: keysOf('test'), outside, clock: () => now, log: () => undefined });
    app = appOver(store, { accounts, outside, clock: () => now });
    await new TestBrowser(app).signUp(ADMIN);
    await promote(store, ADMIN);
  });
  afterAll(async () => {
    await accounts.close();
    await whois.close();
    await remove();
  });

  const person = async (email: string): Promise<TestBrowser> => {
    const browser = new TestBrowser(app);
    await browser.signUp(email);
    await browser.login(email);
    return browser;
  };
  const askFor = async (browser: TestBrowser, domain: string) => {
    const asked = await browser.send('POST', `/api/auth/v1/domain/${domain}/request`);
    await accounts.worker.drain();
    return asked;
  };
  const statusOf = async (browser: TestBrowser, domain: string) => {
    const rows = (await browser.send('GET', `${OWN}/own`)).answer as unknown as { domain: string; status: string }[];
    return rows.find((row) => row.domain === domain)?.status;
  };
  const lettersToContact = () => new TestBrowser(app).letters(CONTACT);

  it('are asked for, shown to the contact without deciding anything, and decided by a press', async () => {
    const ann = await person('ann@example.net');
    expect((await askFor(new TestBrowser(app), 'kestrel.example')).status).toBe(401);
    expect((await askFor(ann, 'Kestrel.Example')).status).toBe(200);
    expect((await askFor(ann, 'kestrel.example')).status).toBe(409);
    expect(await statusOf(ann, 'kestrel.example')).toBe('sent');
    const [letter] = await lettersToContact();
    expect(letter?.text).toContain('kestrel.example');
    expect(letter?.text).not.toContain('ann@example.net');
    const contact = new TestBrowser(app);
    const question = `${OWN}/request/${linkOf(letter?.text)}`;
    expect((await contact.send('GET', question)).answer).toMatchObject({
      domain: 'kestrel.example',
      email: 'ann@example.net',
      status: 'sent',
    });
    expect(await statusOf(ann, 'kestrel.example')).toBe('sent');
    expect((await contact.send('GET', `${OWN}/request/nobody/wrong`)).answer).toMatchObject({ code: 'E_FORM_INVALID' });
    expect((await contact.send('POST', question)).status).toBe(200);
    expect(await statusOf(ann, 'kestrel.example')).toBe('approved');
    expect((await contact.send('GET', question)).answer).toMatchObject({ status: 'approved' });
    expect((await contact.send('DELETE', question)).status).toBe(200);
    expect(await statusOf(ann, 'kestrel.example')).toBe('rejected');
    const subjects = (await ann.letters('ann@example.net')).map(({ subject }) => subject).join('\n');
    expect(subjects).toContain('Your access to kestrel.example was approved');
    expect(subjects).toContain('Your access to kestrel.example was revoked');
    now += 31 * DAY;
    expect((await contact.send('GET', question)).answer).toMatchObject({ code: 'E_FORM_INVALID' });
  });

  it('write never again to a contact who said so by a press, and not because the link was opened', async () => {
    const bob = await person('bob@example.net');
    await askFor(bob, 'aurora.example');
    const [letter] = await lettersToContact();
    const before = (await lettersToContact()).length;
    expect(letter?.text).toContain('?stop=1');
    const link = linkOf(letter?.text);
    const contact = new TestBrowser(app);
    await contact.send('GET', `${OWN}/request/${link}?stop=1`);
    const eve = await person('eve@example.net');
    await askFor(eve, 'kestrel.example');
    expect(await lettersToContact()).toHaveLength(before + 1);
    expect((await contact.send('POST', `${OWN}/stop/nobody/wrong`)).answer).toMatchObject({ code: 'E_FORM_INVALID' });
    expect((await contact.send('POST', `${OWN}/stop/${link}`)).status).toBe(200);
    now += 8 * DAY;
    const carol = await person('carol@example.net');
    await askFor(carol, 'kestrel.example');
    expect(await lettersToContact()).toHaveLength(before + 1);
    expect(await statusOf(carol, 'kestrel.example')).toBe('error');
  });

  it('stay with the administrators and the record where whois names no contact', async () => {
    const dan = await person('dan@example.net');
    await askFor(dan, 'unknown.example');
    expect((await dan.send('GET', `${OWN}/own`)).answer).toMatchObject([
      {
        status: 'error',
        problem: 'Whois lists no contact with an email address.',
        record: { name: '_routeglass.unknown.example' },
      },
    ]);
    const proof = await dan.send('POST', '/api/auth/v1/domain/unknown.example/proof');
    expect([409, 502, 503, 504]).toContain(proof.status);
    const root = new TestBrowser(app);
    await root.login(ADMIN);
    const { answer } = await root.send('GET', `${OWN}/requests?page-size=100`);
    const row = (answer['data'] as { domain: string; user_id: string; token: string }[]).find(
      ({ domain }) => domain === 'unknown.example',
    );
    const decide = `${OWN}/request/${row?.user_id}/${row?.token}`;
    expect((await dan.send('POST', decide)).answer).toMatchObject({ code: 'E_FORM_INVALID' });
    expect((await root.send('POST', decide)).status).toBe(200);
    expect(await statusOf(dan, 'unknown.example')).toBe('approved');
  });
});
