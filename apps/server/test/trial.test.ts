import { collectorPrograms } from '@routeglass/domain/bgp-session';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { runCommand } from '../src/accounts/control/command.ts';
import { keysOf } from '../src/accounts/keys.ts';
import { rightsChanged } from '../src/accounts/session/rights/rights.ts';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { lightAccounts } from './lightAccounts.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, nowhere } from './talk.ts';

const DAY = 86_400_000;
const ADMIN = 'root@example.net';
const SECRET = 'S3cret!';

describe.each(engines())('sessions and trials over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let accounts: Accounts;
  let app: Hono;
  let ann: TestBrowser;
  let bob: TestBrowser;
  let root: TestBrowser;
  const now = Date.now();

  beforeAll(async () => {
    ({ store, remove } = await open());
    await loadSmallInternet(store);
    const collector = { asn: 64_999, ips: ['198.51.100.1'] };
    accounts = lightAccounts(store, {
      keys: keysOf('test'),
      outside: nowhere,
      collector,
      clock: () => now,
      log: () => undefined,
    });
    app = appOver(store, { accounts, clock: () => now });
    for (const email of [ADMIN, 'ann@example.net', 'bob@example.net']) await new TestBrowser(app).signUp(email);
    await accountStore(store).write(async (queries) => {
      await queries.updateTable('account').set({ role: 'ADMIN' }).where('email_key', '=', ADMIN).execute();
      const { id } = await queries
        .selectFrom('account')
        .select('id')
        .where('email_key', '=', 'ann@example.net')
        .executeTakeFirstOrThrow();
      const at = new Date(now);
      const row = { account_id: id, asn: 1299, status: 1, proof: 'admin', created_at: at, updated_at: at } as const;
      await queries.insertInto('as_access').values(row).execute();
      await rightsChanged(queries);
    });
    [ann, bob, root] = [new TestBrowser(app), new TestBrowser(app), new TestBrowser(app)];
    await ann.login('ann@example.net');
    await bob.login('bob@example.net');
    await root.login(ADMIN);
  });
  afterAll(async () => {
    await accounts.close();
    await remove();
  });

  const ask = (browser: TestBrowser, form: Record<string, string>) =>
    browser.send('POST', '/user/radar/bgp-sessions', form);
  const sessionsOf = async (browser: TestBrowser) =>
    (await browser.send('GET', '/api/auth/v1/bgp-sessions')).answer as {
      collector: object;
      sessions: { id: string; state: string; ip: string }[];
    };

  it('gives a network whose contacts approved a session at once, with the texts for its router', async () => {
    expect((await ask(new TestBrowser(app), { ip: '203.0.113.7', asnum: '1299' })).status).toBe(401);
    expect((await ask(ann, { ip: '203.0.113.7', asnum: '1299', password: SECRET })).answer).toMatchObject({
      result: 'success',
    });
    expect((await ask(bob, { ip: '203.0.113.7', asnum: '1299' })).answer).toMatchObject({
      errors: { ip: 'A session with this address was already requested.' },
    });
    expect((await ask(ann, { ip: '203.0.113.8', asnum: '1299', password: 'a"b' })).answer).toHaveProperty(
      'errors.password',
    );
    expect((await ask(ann, { ip: 'x', asnum: '1299' })).status).toBe(400);
    const { collector, sessions } = await sessionsOf(ann);
    expect(collector).toEqual({ asn: 64_999, ips: ['198.51.100.1'] });
    expect(sessions).toMatchObject([{ ip: '203.0.113.7', state: 'approved' }]);
    const texts = `/api/auth/v1/bgp-sessions/${sessions[0]?.id}/texts`;
    const { answer } = await ann.send('GET', texts);
    expect(answer).toHaveLength(7);
    for (const { text } of answer as unknown as { text: string }[])
      for (const part of ['64999', '198.51.100.1', SECRET]) expect(text).toContain(part);
    expect((await bob.send('GET', texts)).status).toBe(404);
    const kept = await accountStore(store).db.selectFrom('bgp_session').select('password').executeTakeFirstOrThrow();
    expect(kept.password).not.toContain(SECRET);
  });

  it('is not established because routes of that router were imported before it was asked for', async () => {
    const peer = await store.db.selectFrom('peer').select('ip').where('asn', '=', 1299).executeTakeFirstOrThrow();
    const ip = peer.ip.replace(/\/\d+$/, '');
    await ask(ann, { ip, asnum: '1299' });
    expect((await sessionsOf(ann)).sessions.find((each) => each.ip === ip)?.state).toBe('approved');
  });

  it('lets others wait for an administrator', async () => {
    await ask(bob, { ip: '203.0.113.9', asnum: '3320' });
    const [session] = (await sessionsOf(bob)).sessions;
    expect(session?.state).toBe('requested');
    expect((await bob.send('GET', `/api/auth/v1/bgp-sessions/${session?.id}/texts`)).status).toBe(409);
    const decide = (browser: TestBrowser) =>
      browser.send('POST', `/api/admin/v1/bgp-sessions/${session?.id}/state`, { state: 'approved' });
    expect((await decide(bob)).status).toBe(403);
    const list = '/api/admin/v1/bgp-sessions?state=requested';
    expect((await bob.send('GET', list)).status).toBe(403);
    expect((await root.send('GET', list)).answer).toMatchObject({
      record_count: 1,
      data: [{ id: session?.id, asn: 3320, ip: '203.0.113.9', email: 'bob@example.net', state: 'requested' }],
    });
    expect((await decide(root)).answer).toMatchObject({ state: 'approved' });
    await decide(root);
    expect((await sessionsOf(bob)).sessions[0]?.state).toBe('approved');
    expect((await root.send('GET', list)).answer).toMatchObject({ record_count: 0 });
    const letters = (await bob.letters('bob@example.net')).filter(({ subject }) => subject.includes('BGP session'));
    expect(letters.map(({ subject }) => subject)).toEqual(['Your BGP session from 203.0.113.9 (AS3320) was approved']);
    expect(letters[0]?.text).toContain('bgp-wizard=establish-session&bgp-wizard-asn=3320');
    expect((await root.send('POST', '/api/admin/v1/bgp-sessions/none/state', { state: 'approved' })).status).toBe(404);
    const all = (await root.send('GET', '/api/admin/v1/bgp-sessions')).answer['data'] as { state: string }[];
    expect(all.map(({ state }) => state).toSorted()).toEqual(['approved', 'approved', 'approved']);
    expect(JSON.stringify(all)).not.toContain(SECRET);
  });

  it('gives the operator the collector’s end of approved sessions, with what is left out and why', async () => {
    await ask(ann, { ip: '2001:db8::7', asnum: '1299' });
    const [rejected] = (await sessionsOf(bob)).sessions;
    await root.send('POST', `/api/admin/v1/bgp-sessions/${rejected?.id}/state`, { state: 'rejected' });
    const deps = {
      store: accountStore(store),
      keys: keysOf('test'),
      collector: { asn: 64_999, ips: ['198.51.100.1'] },
    };
    for (const program of collectorPrograms) {
      const text = (await runCommand(deps, { action: 'sessions', program }, now)).join('\n');
      for (const part of ['2 sessions', '203.0.113.7', '1299', SECRET, '198.51.100.1']) expect(text).toContain(part);
      expect(text).toContain('AS1299 from 2001:db8::7 is left out: COLLECTOR_IP has no IPv6 address');
      expect(text).not.toContain('203.0.113.9');
    }
    const both = { ...deps, collector: { asn: 64_999, ips: ['198.51.100.1', '2001:db8:1::1'] } };
    const text = (await runCommand(both, { action: 'sessions', program: 'openbgpd' }, now)).join('\n');
    expect(text).toContain('neighbor 2001:db8::7 {');
    await expect(
      runCommand({ ...deps, collector: null }, { action: 'sessions', program: 'bird' }, now),
    ).rejects.toThrow('Set COLLECTOR_ASN and COLLECTOR_IP');
    const { answer: log } = await root.send('GET', '/api/admin/v1/audit?q=bgp-session.configured');
    expect(log).toMatchObject({ record_count: 5 });
  });

  it('takes a trial for an approved network, which an administrator lets run for 30 days', async () => {
    const form = { firstname: 'Ann', lastname: 'E', email: 'ann@example.net', asn: '1299', company: 'Kestrel' };
    const request = (browser: TestBrowser) => browser.send('POST', '/user/bgp-monitoring-trial', form);
    expect((await request(bob)).status).toBe(403);
    expect((await request(ann)).answer).toMatchObject({ result: true });
    expect((await request(ann)).status).toBe(409);
    const inbox = (await root.send('GET', '/api/admin/v1/inbox?kind=trial')).answer['data'] as { id: string }[];
    const thread = (await root.send('GET', `/api/admin/v1/inbox/${inbox[0]?.id}`)).answer['fields'] as {
      name: string;
      value: string;
    }[];
    const id = thread.find(({ name }) => name === 'Trial')?.value ?? '';
    const ends = new Date(now + 30 * DAY).toISOString();
    expect((await root.send('POST', `/api/admin/v1/trials/${id}/state`, { state: 'approved' })).answer).toMatchObject({
      ends,
    });
    expect((await root.send('GET', '/api/admin/v1/trials?state=approved')).answer).toMatchObject({
      record_count: 1,
      data: [{ id, asn: 1299, company: 'Kestrel', email: 'ann@example.net', ends }],
    });
    expect((await root.send('POST', '/api/admin/v1/trials/none/state', { state: 'approved' })).status).toBe(404);
    const letters = (await ann.letters('ann@example.net')).map(({ subject }) => subject);
    expect(letters.filter((subject) => subject === 'Your trial for AS1299 was approved')).toHaveLength(1);
    expect((await ann.send('GET', '/api/auth/v1/trials')).answer).toMatchObject([
      { asn: 1299, state: 'approved', ends },
    ]);
  });
});
