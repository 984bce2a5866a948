import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { promote, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver } from './talk.ts';

const API = '/api/admin/v1';
const SESSION = '/api/auth/v1/session';
const ADMIN = 'root@example.net';

describe.each(engines())('accounts for administrators over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let admin: TestBrowser;
  let now = Date.now();

  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store, { clock: () => now });
    for (const email of [ADMIN, 'ann@example.net', 'bob@example.net', 'per_cent%@example.net'])
      await new TestBrowser(app).signUp(email);
    await promote(store, ADMIN);
    admin = new TestBrowser(app);
    await admin.login(ADMIN);
  });
  afterAll(() => remove());

  const list = async (query: string) =>
    (await admin.send('GET', `${API}/users?${query}`)).answer as {
      record_count: number;
      data: { id: string; email: string; state: string; sessions: number }[];
    };
  const idOf = async (email: string) => (await list(`q=${encodeURIComponent(email)}`)).data[0]?.id ?? '';
  const post = async (email: string, what: string, form: Record<string, string> = {}, by = admin) =>
    by.send('POST', `${API}/users/${await idOf(email)}/${what}`, form);

  it('are found by a part of a name or an address, by role and by state, in the order asked for', async () => {
    expect((await list('sort-by=email&order=asc')).data.map(({ email }) => email)).toEqual([
      'ann@example.net',
      'bob@example.net',
      'per_cent%@example.net',
      ADMIN,
    ]);
    expect(await list('q=ANN@')).toMatchObject({
      record_count: 1,
      data: [{ email: 'ann@example.net', state: 'active' }],
    });
    expect((await list('q=%25')).record_count).toBe(1);
    expect((await list('q=example ann')).record_count).toBe(0);
    expect(await list('role=ADMIN')).toMatchObject({ data: [{ email: ADMIN }] });
    expect((await list('state=blocked')).record_count).toBe(0);
    expect((await admin.send('GET', `${API}/users?sort-by=password`)).status).toBe(400);
  });

  it('are blocked with all their sessions and tokens, and let in again', async () => {
    const ann = new TestBrowser(app);
    await ann.login('ann@example.net');
    const { answer } = await ann.sendJson('POST', '/api/auth/v1/tokens', { name: 'cron' });
    const token = { 'qradar-api-key': String(answer['token']) };
    expect((await post('ann@example.net', 'block', { reason: 'spam' })).answer).toMatchObject({ state: 'blocked' });
    expect((await ann.send('GET', SESSION)).status).toBe(401);
    expect((await new TestBrowser(app).send('GET', SESSION, undefined, token)).status).toBe(401);
    expect((await ann.login('ann@example.net')).status).toBe(403);
    const unblock = await admin.send('DELETE', `${API}/users/${await idOf('ann@example.net')}/block`);
    expect(unblock.answer).toMatchObject({ state: 'active' });
    expect((await ann.login('ann@example.net')).status).toBe(200);
    const { answer: log } = await admin.send('GET', `${API}/audit?q=user.blocked`);
    expect(log).toMatchObject({ data: [{ actor: ADMIN, subject: 'ann@example.net', details: [{ value: 'spam' }] }] });
  });

  it('are signed out everywhere, and their browsers are seen', async () => {
    const bob = new TestBrowser(app);
    await bob.login('bob@example.net');
    const path = `${API}/users/${await idOf('bob@example.net')}/sessions`;
    const { data } = (await admin.send('GET', path)).answer as { data: object[] };
    const seen = { current: false, address: '192.0.2.1', method: 'password' };
    expect(data).toContainEqual(expect.objectContaining(seen));
    expect((await admin.send('DELETE', path)).status).toBe(200);
    expect((await bob.send('GET', SESSION)).status).toBe(401);
    expect((await admin.send('GET', path)).answer).toMatchObject({ data: [] });
    expect((await admin.send('GET', `${API}/users/none/sessions`)).status).toBe(404);
  });

  it('have single browsers signed out, and no one else’s', async () => {
    const [one, other] = [new TestBrowser(app), new TestBrowser(app)];
    for (const browser of [one, other]) await browser.login('bob@example.net');
    const path = `${API}/users/${await idOf('bob@example.net')}/sessions`;
    const { email, data } = (await admin.send('GET', path)).answer as { email: string; data: { id: string }[] };
    expect(email).toBe('bob@example.net');
    const own = (await one.send('GET', '/api/auth/v1/sessions')).answer['data'] as { id: string; current: boolean }[];
    const id = own.find(({ current }) => current)?.id ?? '';
    expect(data.map((session) => session.id)).toContain(id);
    const ofAnn = `${API}/users/${await idOf('ann@example.net')}/sessions/${id}`;
    expect((await admin.send('DELETE', ofAnn)).status).toBe(404);
    expect((await one.send('GET', SESSION)).status).toBe(200);
    expect((await admin.send('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await one.send('GET', SESSION)).status).toBe(401);
    expect((await other.send('GET', SESSION)).status).toBe(200);
    expect((await admin.send('DELETE', `${path}/${id}`)).status).toBe(404);
    const { answer: log } = await admin.send('GET', `${API}/audit?q=user.session-ended`);
    expect(log).toMatchObject({ data: [{ actor: ADMIN, subject: 'bob@example.net' }] });
  });

  it('say from which country they signed in, where a registry is loaded', async () => {
    await loadSmallInternet(store);
    const away = new TestBrowser(app, '8.8.8.8');
    await away.login('bob@example.net');
    const own = (await away.send('GET', '/api/auth/v1/sessions')).answer['data'] as { current: boolean }[];
    expect(own.find(({ current }) => current)).toMatchObject({ address: '8.8.8.8', place: 'United States' });
    const home = new TestBrowser(app, '10.0.0.1');
    await home.login('bob@example.net');
    const there = (await home.send('GET', '/api/auth/v1/sessions')).answer['data'] as { current: boolean }[];
    expect(there.find(({ current }) => current)).toMatchObject({ place: null });
  });

  it('become administrators and are none again, but for the last', async () => {
    expect((await post(ADMIN, 'role', { role: 'USER' })).answer).toMatchObject({ code: 'E_CONFLICT' });
    expect((await post(ADMIN, 'block')).answer).toMatchObject({ code: 'E_CONFLICT' });
    expect((await admin.send('POST', '/api/auth/v1/account/delete')).answer).toMatchObject({ code: 'E_CONFLICT' });
    const bob = new TestBrowser(app);
    await bob.login('bob@example.net');
    expect((await post('bob@example.net', 'role', { role: 'ADMIN' })).answer).toMatchObject({ role: 'ADMIN' });
    expect((await bob.send('GET', SESSION)).status).toBe(401);
    await bob.login('bob@example.net');
    expect((await bob.send('GET', `${API}/users`)).status).toBe(200);
    expect((await post('bob@example.net', 'role', { role: 'USER' })).answer).toMatchObject({ role: 'USER' });
    expect((await bob.send('GET', `${API}/users`)).status).toBe(401);
  });

  it('are left alone by whoever loses the role between check and use', async () => {
    await post('bob@example.net', 'role', { role: 'ADMIN' });
    const bob = new TestBrowser(app);
    await bob.login('bob@example.net');
    const ann = await idOf('ann@example.net');
    // The role goes in a transaction that begins before the request and ends after its check.
    const accounts = accountStore(store);
    let asked: ReturnType<TestBrowser['send']> | undefined;
    if (store.engine === 'postgres') {
      await accounts.write(async (queries) => {
        await queries.updateTable('account').set({ role: 'USER' }).where('email_key', '=', 'bob@example.net').execute();
        asked = bob.send('POST', `${API}/users/${ann}/block`, { reason: 'late' });
        // It has passed its check once it waits for this transaction.
        for (let waits = 0; waits === 0;) waits = await waiting(store);
      });
      expect((await asked)?.status).toBe(403);
    } else {
      await accounts.write((queries) =>
        queries.updateTable('account').set({ role: 'USER' }).where('email_key', '=', 'bob@example.net').execute(),
      );
      expect((await bob.send('POST', `${API}/users/${ann}/block`, {})).status).toBe(403);
    }
    expect(await list('state=blocked')).toMatchObject({ record_count: 0 });
  });

  it('two administrators that demote each other leave one', async () => {
    await post('ann@example.net', 'role', { role: 'ADMIN' });
    const ann = new TestBrowser(app);
    await ann.login('ann@example.net');
    const [own, other] = [await idOf(ADMIN), await idOf('ann@example.net')];
    await Promise.all([
      ann.send('POST', `${API}/users/${own}/role`, { role: 'USER' }),
      admin.send('POST', `${API}/users/${other}/role`, { role: 'USER' }),
    ]);
    const left = await accountStore(store)
      .db.selectFrom('account')
      .select('email')
      .where('role', '=', 'ADMIN')
      .execute();
    expect(left).toHaveLength(1);
    await accountStore(store).write((queries) => queries.updateTable('account').set({ role: 'USER' }).execute());
    await promote(store, ADMIN);
    await admin.login(ADMIN);
  });

  it('ask administrators to confirm who they are before dangerous steps', async () => {
    now += 16 * 60_000;
    expect((await post('ann@example.net', 'block')).answer).toMatchObject({ code: 'E_RECENT_SIGN_IN' });
    await admin.login(ADMIN);
  });

  it('keeps addresses that get no mail', async () => {
    const add = { email: 'Bounce@Example.net', reason: 'Full' };
    expect((await admin.send('POST', `${API}/suppressions`, add)).status).toBe(200);
    expect((await admin.send('GET', `${API}/suppressions?q=bounce`)).answer).toMatchObject({
      record_count: 1,
      data: [{ email: 'bounce@example.net', reason: 'Full' }],
    });
    const path = `${API}/suppressions/${encodeURIComponent('bounce@example.net')}`;
    expect((await admin.send('DELETE', path)).status).toBe(200);
    expect((await admin.send('DELETE', path)).status).toBe(404);
  });

  it('says how the server is', async () => {
    const { answer } = await admin.send('GET', `${API}/facts`);
    expect(answer).toMatchObject({
      engine: store.engine,
      accounts: 4,
      administrators: 1,
      mail: { goes_to: 'outbox', state: 'working', problem: null },
      jobs: { dead: 0 },
    });
  });
});

/** Statements that wait for the lock of another. */
async function waiting(store: Store): Promise<number> {
  const { sql } = await import('kysely');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
  `.execute(store.db);
  return rows[0]?.count ?? 0;
}
