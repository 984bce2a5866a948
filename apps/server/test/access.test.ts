import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { keysOf } from '../src/accounts/keys.ts';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { DUMP, NAMES } from './access.fixtures.ts';
import { TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { lightAccounts } from './lightAccounts.ts';
import { type Listening, startRdap, startWhois } from './registryServers.ts';
import { appOver } from './talk.ts';

const DAY = 86_400_000;
const ADMIN = 'root@example.net';
const CONTACT = 'noc@registry-contact.example';
const EVIL = 'Click http://evil.example now';

const vcard = (name: string, email: string) => [
  'vcard',
  [
    ['version', {}, 'text', '4.0'],
    ['fn', {}, 'text', name],
    ['email', { type: 'work' }, 'text', email],
  ],
];
const technical = (email: string) => ({
  objectClassName: 'entity',
  handle: 'NOC9-TEST',
  roles: ['technical', 'administrative'],
  vcardArray: vcard('The NOC', email),
});

describe.each(engines())('access to networks over $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-access-'));
  let store: Store;
  let remove: () => Promise<void>;
  let accounts: Accounts;
  let app: Hono;
  let rdap: Listening;
  let whois: Listening;
  let now = Date.now();
  let remarks: string[] = [];
  let ann: TestBrowser & { email: string };
  let people = 0;

  const newcomer = async (): Promise<TestBrowser & { email: string }> => {
    const email = `person${(people += 1)}@example.net`;
    const browser = new TestBrowser(app);
    await browser.register(email, { firstname: EVIL, lastname: '<b>x</b>' });
    await new TestBrowser(app).send(
      'POST',
      '/api/auth/v1/register/confirm',
      linkIn((await browser.letters(email))[0]?.text),
    );
    await browser.login(email);
    return Object.assign(browser, { email });
  };
  const askFor = (browser: TestBrowser, asn: number) => browser.send('POST', `/api/auth/v1/as/${asn}/request`);
  const stateOf = async (browser: TestBrowser, asn: number) =>
    (await browser.send('GET', `/api/auth/v1/as/access/request/${asn}`)).answer['status'];
  const checkOf = async (browser: TestBrowser, asn: number) =>
    (await browser.send('GET', `/api/auth/v1/as/${asn}/check`)).status;
  /** Approves what the newest account asked for. */
  const decideAsAdmin = async (method: 'POST' | 'DELETE', asn: number): Promise<void> => {
    const root = new TestBrowser(app);
    await root.login(ADMIN);
    const rows = (await root.send('GET', '/api/auth/v1/as/access/requests')).answer['data'] as {
      ASNum: number;
      email: string;
      userId: string;
      token: string;
    }[];
    const row = rows.find(({ email, ASNum }) => ASNum === asn && email === `person${people}@example.net`);
    await root.send(method, `/api/auth/v1/as/access/request/${asn}/${row?.userId}/${row?.token}`);
  };
  const approveAsAdmin = (asn: number) => decideAsAdmin('POST', asn);
  const revokeAsAdmin = (asn: number) => decideAsAdmin('DELETE', asn);
  const lettersTo = (email: string) => new TestBrowser(app).letters(email);

  beforeAll(async () => {
    ({ store, remove } = await open());
    writeFileSync(join(folder, 'lab.db'), DUMP);
    writeFileSync(join(folder, 'names.json'), NAMES);
    await ingest(store, { paths: [join(folder, 'lab.db'), join(folder, 'names.json')] });
    rdap = await startRdap((path) => {
      if (path === '/autnum/100') {
        const nested = { handle: 'ORG', roles: ['registrant'], entities: [technical(CONTACT)] };
        return { status: 200, body: { entities: [nested], remarks: [{ description: remarks }] } };
      }
      if (path === '/autnum/300') return { status: 302, body: {}, location: 'http://10.0.0.1/autnum/300' };
      return { status: 404, body: {} };
    });
    whois = await startWhois((question) => {
      if (question === 'AS200') return 'aut-num: AS200\nas-name: TWO\nadmin-c: AB1-T\ntech-c: XY2-T\n';
      if (question === 'XY2-T') return 'person: Xy\nnic-hdl: XY2-T\ne-mail: xy@two.example\n';
      if (question === 'AS400') return 'aut-num: AS400\nas-name: FOUR\n';
      return '%ERROR:101: no entries found\n';
    });
    const outside = {
      whois: { first: { host: '127.0.0.1', port: whois.port }, timeout: 2_000 },
      resolver: { servers: ['127.0.0.1:9'], timeout: 200 },
      rdap: { bootstrap: `http://127.0.0.1:${rdap.port}/asn.json`, timeout: 2_000 },
    };
    accounts = lightAccounts(store, { keys: keysOf('test'), outside, clock: () => now, log: () => undefined });
    app = appOver(store, { accounts, outside, clock: () => now });
    await new TestBrowser(app).signUp(ADMIN);
    await accountStore(store).write((queries) =>
      queries.updateTable('account').set({ role: 'ADMIN' }).where('email_key', '=', ADMIN).execute(),
    );
  });
  beforeEach(async () => {
    ann = await newcomer();
    remarks = [];
  });
  afterAll(async () => {
    await accounts.close();
    await Promise.all([rdap.close(), whois.close()]);
    await remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('goes from a request by the contact’s letter to rows that open and close at once', async () => {
    const guest = new TestBrowser(app);
    expect(await checkOf(guest, 100)).toBe(401);
    expect(await checkOf(ann, 100)).toBe(403);
    expect((await askFor(guest, 100)).status).toBe(401);
    expect(await askFor(ann, 100)).toMatchObject({ status: 200, answer: { asn: 100, status: 0 } });
    expect(await askFor(ann, 100)).toMatchObject({ status: 409, answer: { code: 'E_CONFLICT' } });
    await accounts.worker.drain();
    expect(await stateOf(ann, 100)).toBe(3);
    const [letter, ...others] = await lettersTo(CONTACT);
    expect(others).toEqual([]);
    expect(letter?.subject).toContain('AS100 (NET100)');
    for (const text of [letter?.text, letter?.html, letter?.subject]) {
      expect(text).not.toContain('evil.example');
      expect(text).not.toContain('@example.net');
    }
    const path = pathIn(letter?.text);
    const call = `/api/auth/v1/as/access/request/${path}`;
    // What scanners of mail do decides nothing.
    for (let times = 0; times < 3; times += 1) {
      const { status, answer } = await guest.send('GET', call);
      expect(status).toBe(200);
      expect(answer).toMatchObject({
        asn: 100,
        as_name: 'NET100',
        firstname: EVIL,
        status: 3,
        contact: { handle: 'NOC9-TEST' },
      });
    }
    expect((await guest.send('GET', `${call}x`)).status).toBe(400);
    expect(await checkOf(ann, 100)).toBe(403);
    expect((await guest.send('POST', call)).status).toBe(200);
    expect(await checkOf(ann, 100)).toBe(200);
    expect((await ann.send('GET', '/api/auth/v1/session')).answer['asList']).toEqual([
      { asn: 100, as_name: 'NET100', status: 1, approved: true },
    ]);
    expect((await guest.send('DELETE', call)).status).toBe(200);
    expect(await checkOf(ann, 100)).toBe(403);
    expect(await stateOf(ann, 100)).toBe(2);
    // The token alone, and again: what is so already stays so.
    const token = path.split('/').at(-1) ?? '';
    expect((await guest.send('POST', `/api/auth/v1/as/access/request/${token}`)).status).toBe(200);
    expect((await guest.send('POST', `/api/auth/v1/as/access/request/${token}`)).status).toBe(200);
    expect(await checkOf(ann, 100)).toBe(200);
    now += 31 * DAY;
    expect((await guest.send('DELETE', call)).answer).toMatchObject({ code: 'E_FORM_INVALID' });
  });

  it('writes one letter about a network in a week, with all that wait in the next', async () => {
    now += 8 * DAY;
    const before = (await lettersTo(CONTACT)).length;
    const [bob, cid, dan] = [await newcomer(), await newcomer(), await newcomer()];
    await askFor(bob, 100);
    await accounts.worker.drain();
    await askFor(cid, 100);
    await askFor(dan, 100);
    await accounts.worker.drain();
    expect((await lettersTo(CONTACT)).length).toBe(before + 1);
    const [own] = (await cid.send('GET', '/api/auth/v1/as/access/own')).answer as unknown as { letters_at: string }[];
    expect(Date.parse(own?.letters_at ?? '')).toBe(now + 7 * DAY);
    now += 7 * DAY + 1_000;
    await accounts.worker.drain();
    const letters = await lettersTo(CONTACT);
    expect(letters.length).toBe(before + 2);
    expect(letters[0]?.text.match(/\/access\/as\/100\/[^/]+\/\S+/g)).toHaveLength(3);
    for (const asker of [await relogged(cid), await relogged(dan)]) expect(await stateOf(asker, 100)).toBe(3);
  });

  const relogged = async (browser: TestBrowser & { email: string }): Promise<TestBrowser> => {
    const again = new TestBrowser(app);
    await again.login(browser.email);
    return again;
  };

  it('never writes again to a contact who said so', async () => {
    now += 8 * DAY;
    ann = await newcomer();
    await askFor(ann, 200);
    await accounts.worker.drain();
    const [letter] = await lettersTo('xy@two.example');
    const stop = `/api/auth/v1/as/access/stop/${pathIn(letter?.text)}`;
    expect((await new TestBrowser(app).send('POST', stop)).status).toBe(200);
    now += 8 * DAY;
    const bob = await newcomer();
    await askFor(bob, 200);
    await accounts.worker.drain();
    expect(await lettersTo('xy@two.example')).toHaveLength(1);
    expect(await stateOf(bob, 200)).toBe(0);
    expect((await bob.send('GET', '/api/auth/v1/as/access/own')).answer).toMatchObject([
      { problem: 'The registry lists no contact with an email address.' },
    ]);
  });

  it('finds contacts of reserved numbers in the loaded dump', async () => {
    await askFor(ann, 64_512);
    await accounts.worker.drain();
    expect((await lettersTo('noc@northwind.example'))[0]?.subject).toContain('AS64512 (NORTHWIND)');
  });

  it('proves by a text in the remarks of the registry', async () => {
    await askFor(ann, 100);
    const [own] = (await ann.send('GET', '/api/auth/v1/as/access/own')).answer as unknown as { remark: string }[];
    const prove = () => ann.send('POST', '/api/auth/v1/as/100/proof');
    remarks = ['routeglass-verification=0000'];
    expect(await prove()).toMatchObject({ status: 409 });
    remarks = [`Our proof: ${own?.remark ?? ''}`];
    const stranger = await newcomer();
    await askFor(stranger, 100);
    expect(await stranger.send('POST', '/api/auth/v1/as/100/proof')).toMatchObject({ status: 409 });
    expect(await prove()).toMatchObject({ status: 200, answer: { status: 1 } });
    expect(await checkOf(ann, 100)).toBe(200);
    expect((await ann.send('DELETE', '/api/auth/v1/as/100/request')).status).toBe(200);
    expect(await checkOf(ann, 100)).toBe(403);
  });

  it('lets administrators decide by the tokens of their rows alone', async () => {
    await askFor(ann, 400);
    const root = new TestBrowser(app);
    await root.login(ADMIN);
    const list = async (browser: TestBrowser) =>
      (await browser.send('GET', '/api/auth/v1/as/access/requests')).answer['data'] as {
        ASNum: number;
        userId: string;
        token: string;
        email: string;
        status: number;
      }[];
    expect((await ann.send('GET', '/api/auth/v1/as/access/requests')).status).toBe(403);
    const row = (await list(root)).find(({ ASNum }) => ASNum === 400);
    expect(row).toMatchObject({ status: 0, email: `person${people}@example.net` });
    const call = `/api/auth/v1/as/access/request/400/${row?.userId}/${row?.token}`;
    // Neither another session's, nor a user's, nor one of an older version.
    expect((await ann.send('POST', call)).status).toBe(400);
    const other = new TestBrowser(app);
    await other.login(ADMIN);
    expect((await other.send('POST', call)).status).toBe(400);
    expect((await root.send('POST', call, undefined, { origin: 'http://evil.example' })).status).toBe(403);
    expect((await root.send('POST', call)).status).toBe(200);
    expect(await checkOf(ann, 400)).toBe(200);
    expect((await root.send('DELETE', call)).status).toBe(400);
    const next = (await list(root)).find(({ ASNum }) => ASNum === 400);
    expect(
      (await root.send('DELETE', `/api/auth/v1/as/access/request/400/${next?.userId}/${next?.token}`)).status,
    ).toBe(200);
    expect(await stateOf(ann, 400)).toBe(2);
    // After a no one may ask again.
    expect((await askFor(ann, 400)).answer).toMatchObject({ asn: 400, status: 0 });
  });

  it('refuses a network that no source has, and waits where the registry names no contact', async () => {
    expect((await askFor(ann, 999_999)).status).toBe(404);
    await askFor(ann, 300);
    await accounts.worker.drain();
    expect(await stateOf(ann, 300)).toBe(0);
  });

  it('lets in at once whom PeeringDB lets change the entry, and not who may only read it', async () => {
    const { email } = ann;
    const claim = (asn: number, permissions: number) =>
      accountStore(store).write(async (queries) => {
        const { id } = await queries
          .selectFrom('account')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        const row = { account_id: id, provider: 'peeringdb', asn, permissions, seen_at: new Date(now) };
        await queries.insertInto('claimed_network').values(row).execute();
      });
    await claim(100, 15);
    await claim(200, 4);
    expect((await askFor(ann, 100)).answer).toMatchObject({ asn: 100, status: 1 });
    expect((await askFor(ann, 200)).answer).toMatchObject({ asn: 200, status: 0 });
    expect([await checkOf(ann, 100), await checkOf(ann, 200)]).toEqual([200, 403]);
  });

  it('takes no proof from before a refusal, and keeps the refusal on record', async () => {
    const remark = async () =>
      ((await ann.send('GET', '/api/auth/v1/as/access/own')).answer as unknown as { remark: string }[])[0]?.remark ??
      '';
    const prove = async () => (await ann.send('POST', '/api/auth/v1/as/100/proof')).status;
    const leave = async () => (await ann.send('DELETE', '/api/auth/v1/as/100/request')).status;
    await askFor(ann, 100);
    remarks = [await remark()];
    expect(await prove()).toBe(200);
    await revokeAsAdmin(100);
    expect([await checkOf(ann, 100), await leave(), await prove()]).toEqual([403, 409, 409]);
    await askFor(ann, 100);
    // Taking the new request back does not remove the refusal.
    expect([await prove(), await leave(), await stateOf(ann, 100)]).toEqual([409, 200, 2]);
    await askFor(ann, 100);
    expect(await prove()).toBe(409);
    remarks = [await remark()];
    expect(await prove()).toBe(200);
  });

  it('invites by a link that works once, for its address', async () => {
    await askFor(ann, 100);
    await approveAsAdmin(100);
    const [bob, cid] = [await newcomer(), await newcomer()];
    const invite = (browser: TestBrowser) =>
      browser.send('POST', '/api/auth/v1/as/100/invitations', { email: bob.email });
    expect((await invite(bob)).status).toBe(403);
    const own = await ann.send('POST', '/api/auth/v1/as/100/invitations', { email: ann.email.toUpperCase() });
    expect(own).toMatchObject({ status: 400, answer: { error: expect.stringContaining('your own address') } });
    expect((await invite(ann)).status).toBe(200);
    const letter = (await lettersTo(bob.email)).find(({ subject }) => subject.startsWith('Invitation'));
    const token = /permission\?token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const accept = (browser: TestBrowser) => browser.send('POST', `/cabinet/realtimefeeds/accept/${token}`);
    expect((await accept(new TestBrowser(app))).status).toBe(401);
    expect((await accept(cid)).status).toBe(403);
    expect((await accept(bob)).status).toBe(200);
    expect(await checkOf(bob, 100)).toBe(200);
    expect((await accept(bob)).status).toBe(404);
  });

  it('lists open invitations to those with access, who can take each back', async () => {
    await askFor(ann, 100);
    await approveAsAdmin(100);
    const [bob, cid] = [await newcomer(), await newcomer()];
    for (const { email } of [bob, cid])
      expect((await ann.send('POST', '/api/auth/v1/as/100/invitations', { email })).status).toBe(200);
    const list = async (browser: TestBrowser) =>
      (await browser.send('GET', '/api/auth/v1/as/access/open-invitations')).answer as unknown as {
        id: string;
        email: string;
      }[];
    // Sent at the same instant of a stopped clock: in no order.
    const own = (rows: { id: string; email: string }[]) =>
      [cid, bob].flatMap((one) => rows.filter(({ email }) => email === one.email));
    const listed = own(await list(ann));
    expect(listed).toMatchObject([
      { asn: 100, as_name: 'NET100', email: cid.email, invited_by: ann.email },
      { asn: 100, as_name: 'NET100', email: bob.email, invited_by: ann.email },
    ]);
    expect(JSON.stringify(listed)).not.toContain('token');
    expect(await list(bob)).toEqual([]);
    const withdraw = (browser: TestBrowser, asn: number) =>
      browser.send('DELETE', `/api/auth/v1/as/${asn}/invitations/${listed[1]?.id}`);
    expect((await withdraw(new TestBrowser(app), 100)).status).toBe(401);
    expect((await withdraw(bob, 100)).status).toBe(403);
    expect((await withdraw(ann, 200)).status).toBe(403);
    expect((await withdraw(ann, 100)).status).toBe(200);
    expect((await withdraw(ann, 100)).status).toBe(404);
    const accept = async (browser: TestBrowser & { email: string }) => {
      const letter = (await lettersTo(browser.email)).find(({ subject }) => subject.startsWith('Invitation'));
      const token = /permission\?token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
      return (await browser.send('POST', `/cabinet/realtimefeeds/accept/${token}`)).status;
    };
    expect(await accept(bob)).toBe(404);
    expect(await accept(cid)).toBe(200);
    // What is accepted is no invitation any more, and cannot be taken back as one.
    expect(own(await list(ann))).toEqual([]);
    expect((await ann.send('DELETE', `/api/auth/v1/as/100/invitations/${listed[0]?.id}`)).status).toBe(404);
    // Whom an invitation let in sees those to the network, too; one that is too old is no more.
    await ann.send('POST', '/api/auth/v1/as/100/invitations', { email: bob.email });
    expect(own(await list(cid))).toHaveLength(1);
    now += 15 * DAY;
    await cid.login(cid.email);
    expect(own(await list(cid))).toEqual([]);
  });
});

const linkIn = (text = ''): { email: string; token: string } => {
  const { searchParams } = new URL(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? 'http://none');
  return { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' };
};
/** `asn/userId/token` of the first link of a letter. */
const pathIn = (text = ''): string => /\/access\/as\/([^\s?]+)/.exec(text)?.[1] ?? '';
