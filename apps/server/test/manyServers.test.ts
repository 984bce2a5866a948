import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { ORIGIN, TestBrowser } from './accounts.ts';
import { tell } from './databases.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgresServer.ts';
import { createPrograms, ingestMain, main, type Run } from './programs.ts';
import { addressIn, stateOf, vrpFile } from './vrpFiles.ts';

const SLOW = 300_000;
const programs = postgresPrograms();
const { run, newFolder, clearUp } = createPrograms();
const servers: PostgresServer[] = [];
afterEach(() => {
  clearUp();
  for (const server of servers.splice(0)) server.stop();
}, SLOW);

const SECRET_KEY = 'the same for all servers over one database';

async function startDatabase(primary?: string): Promise<PostgresServer> {
  const server = await startPostgres(programs ?? '', undefined, ['fsync=off'], primary);
  servers.push(server);
  return server;
}

/** A browser at a server that runs. */
function browserAt(address: string): TestBrowser {
  const request = (path: string, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    if (headers.get('origin') === ORIGIN) headers.set('origin', address);
    return fetch(address + path, { ...init, headers, redirect: 'manual' });
  };
  return new TestBrowser({ request });
}

const addressOf = async (server: Run): Promise<string> => addressIn(await server.until('http://'));
const SESSION = '/api/auth/v1/session';

describe.skipIf(!programs)('several servers over one PostgreSQL database', () => {
  it(
    'make its schema together, where all start at once',
    async () => {
      const postgres = await startDatabase();
      for (let i = 0; i < 3; i += 1) {
        const databaseUrl = postgres.createDatabase(`together_${i}`);
        const stores = await Promise.all([0, 1, 2, 3].map(() => openStore({ dataDir: '', databaseUrl })));
        expect(await Promise.all(stores.map((store) => store.answers()))).toEqual([true, true, true, true]);
        await Promise.all(stores.map((store) => store.close()));
      }
    },
    SLOW,
  );

  it(
    'show what is imported, know the same sessions and hold one limit together',
    async () => {
      const postgres = await startDatabase();
      const environment = { DATABASE_URL: postgres.createDatabase('routeglass'), SECRET_KEY, RATE_LIMIT: '600' };
      const start = () => run(main, { ...environment, DATA_DIR: newFolder(), TRUST_PROXY: 'yes' });
      const [one, other] = await Promise.all([addressOf(start()), addressOf(start())]);

      const load = run(ingestMain, environment, [vrpFile(newFolder(), 'a.json', 64_500, 100)]);
      expect(await load.ended(), load.output()).toBe(0);
      expect(await Promise.all([stateOf(one, 64_500), stateOf(other, 64_500)])).toEqual(['valid', 'valid']);
      const next = run(ingestMain, environment, [vrpFile(newFolder(), 'b.json', 64_501, 100)]);
      expect(await next.ended(), next.output()).toBe(0);
      for (const address of [one, other])
        await expect.poll(() => stateOf(address, 64_501), { timeout: SLOW / 4 }).toBe('valid');

      const here = browserAt(one);
      await here.signUp('ann@example.net');
      expect((await here.login('ann@example.net')).status).toBe(200);
      const there = browserAt(other);
      for (const [name, value] of here.cookies) there.cookies.set(name, value);
      expect((await there.send('GET', SESSION)).answer).toMatchObject({ email: 'ann@example.net' });
      await here.send('POST', '/api/auth/v1/logout');
      expect((await there.send('GET', SESSION)).answer).not.toHaveProperty('email', 'ann@example.net');

      const headers = { 'x-forwarded-for': '198.51.100.7' };
      const left = async (address: string) =>
        Number((await fetch(`${address}/v2/web/current_delay`, { headers })).headers.get('ratelimit-remaining'));
      // At once: what is used slowly comes back meanwhile.
      await Promise.all(Array.from({ length: 480 }, () => left(one)));
      await expect.poll(() => left(other), { timeout: SLOW / 4, interval: 500 }).toBeLessThan(360);
    },
    SLOW,
  );

  it(
    'say when they have different secret keys, and nothing when they have the same',
    async () => {
      const postgres = await startDatabase();
      const start = (databaseUrl: string, key: string) =>
        run(main, { DATABASE_URL: databaseUrl, SECRET_KEY: key, DATA_DIR: newFolder() });
      const [same, different] = [postgres.createDatabase('same'), postgres.createDatabase('different')];
      const quiet = start(same, SECRET_KEY);
      await addressOf(quiet);
      await addressOf(start(same, SECRET_KEY));
      const first = start(different, SECRET_KEY);
      await addressOf(first);
      await addressOf(start(different, `${SECRET_KEY}, but for this one`));
      await first.until('has another SECRET_KEY');
      expect(quiet.output()).not.toContain('another SECRET_KEY');
    },
    SLOW,
  );

  it(
    'load the first data once: where one dies at it, another does it',
    async () => {
      const postgres = await startDatabase();
      const environment = { DATABASE_URL: postgres.createDatabase('routeglass'), SECRET_KEY, SAMPLE_DATA: 'yes' };
      const one = run(main, { ...environment, DATA_DIR: newFolder() });
      await one.until('First start');
      const other = run(main, { ...environment, DATA_DIR: newFolder() });
      await other.until('First start');
      one.child.kill('SIGKILL');
      const address = await addressOf(other);
      expect(other.output()).toMatch(/Done in .+: \d+ loaded/);
      const { status } = await fetch(`${address}/v2/incidents/info/asn/64512`);
      expect(status).toBe(200);
    },
    SLOW,
  );

  it(
    'look up public data on a replica, and on the primary while it is away; what was just written is seen at once',
    async () => {
      const postgres = await startDatabase();
      const primary = postgres.createDatabase('routeglass');
      const first = run(ingestMain, { DATABASE_URL: primary }, [vrpFile(newFolder(), 'a.json', 64_500, 100)]);
      expect(await first.ended(), first.output()).toBe(0);
      const standby = await startDatabase(primary);
      const replica = standby.addressOf('routeglass');
      const server = run(main, { DATABASE_URL: primary, DATABASE_READ_URL: replica, DATA_DIR: newFolder() });
      const address = await addressOf(server);
      expect(await stateOf(address, 64_500)).toBe('valid');
      expect(await countSessions(replica)).toBeGreaterThan(0);

      // A replica that stands still is asked for no account.
      await tell(replica, ['select pg_wal_replay_pause()']);
      const browser = browserAt(address);
      await browser.signUp('ann@example.net');
      expect((await browser.login('ann@example.net')).status).toBe(200);
      expect((await browser.send('GET', SESSION)).answer).toMatchObject({ email: 'ann@example.net' });
      await tell(replica, ['select pg_wal_replay_resume()']);

      standby.halt();
      await expect.poll(() => stateOf(address, 64_501), { timeout: SLOW / 30 }).toBe('invalid');
      await expect
        .poll(server.output, { timeout: SLOW / 4 })
        .toContain('The replica of DATABASE_READ_URL does not answer: look-ups go to DATABASE_URL until it does.');
      standby.resume();
      await expect
        .poll(async () => [await stateOf(address, 64_502), server.output()].join(' '), {
          timeout: SLOW / 4,
          interval: 500,
        })
        .toContain('The replica of DATABASE_READ_URL answers again.');
    },
    SLOW,
  );
});

async function countSessions(database: string): Promise<number> {
  const [row] = await tell<{ count: number }>(database, [
    "select count(*)::int as count from pg_stat_activity where application_name = 'routeglass'",
  ]);
  return row?.count ?? 0;
}
