import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { keysOf } from '../src/accounts/keys.ts';
import { rightsChanged } from '../src/accounts/session/rights/rights.ts';
import { accountStore } from '../src/accounts/tables.ts';
import { establishSessions } from '../src/store/establishedSessions.ts';
import type { Store } from '../src/store/store.ts';
import { promote, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { heardRoutes, type HeardRoutes } from './heardRoutes.ts';
import { ingest } from './ingestion.ts';
import { lightAccounts } from './lightAccounts.ts';
import { appOver, nowhere } from './talk.ts';

const ANN = 'ann@example.net';
const ROOT = 'root@example.net';
/** The first router of the collector, and the second. */
const [FIRST, SECOND] = ['192.0.2.1', '192.0.2.2'];
const AT = Date.parse('2026-06-01T08:00:00Z') / 1000;
const prefix = '193.0.0.0/21';

describe.each(engines())('BGP sessions over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let accounts: Accounts;
  let ann: TestBrowser;
  let root: TestBrowser;
  let heard: HeardRoutes;
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-heard-'));

  beforeAll(async () => {
    ({ store, remove } = await open());
    heard = heardRoutes(folder, 'rrc99', [1299, 3320]);
    accounts = lightAccounts(store, { keys: keysOf('test'), outside: nowhere, clock: Date.now, log: () => undefined });
    const app = appOver(store, { accounts, clock: Date.now });
    for (const email of [ROOT, ANN]) await new TestBrowser(app).signUp(email);
    await promote(store, ROOT);
    await accountStore(store).write(async (queries) => {
      const who = queries.selectFrom('account').select('id').where('email_key', '=', ANN);
      const { id } = await who.executeTakeFirstOrThrow();
      const at = new Date();
      const access = { account_id: id, asn: 1299, status: 1, proof: 'admin', created_at: at, updated_at: at } as const;
      await queries.insertInto('as_access').values(access).execute();
      await rightsChanged(queries);
    });
    [ann, root] = [new TestBrowser(app), new TestBrowser(app)];
    await ann.login(ANN);
    await root.login(ROOT);
  });
  afterAll(async () => {
    await accounts.close();
    await remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const load = async (path: string): Promise<string | undefined> =>
    (await ingest(store, { paths: [path] })).files[0]?.outcome;
  const request = async (ip: string, asn: number): Promise<void> => {
    const { answer } = await ann.send('POST', '/user/radar/bgp-sessions', { ip, asnum: String(asn) });
    expect(answer).toMatchObject({ result: 'success' });
  };
  const decide = async (ip: string, state: 'approved' | 'rejected') => {
    const id = (await sessions()).find((each) => each.ip === ip)?.id;
    return (await root.send('POST', `/api/admin/v1/bgp-sessions/${id}/state`, { state })).answer;
  };
  const sessions = async () =>
    (await ann.send('GET', '/api/auth/v1/bgp-sessions')).answer['sessions'] as {
      id: string;
      ip: string;
      state: string;
    }[];
  const stateOf = async (ip: string) => (await sessions()).find((each) => each.ip === ip)?.state;

  it('are not established by a table from before the request, nor by one of another router', async () => {
    expect(await load(heard.table(AT, { [prefix]: ['1299 100', '3320 100'] }))).toBe('loaded');
    await request(FIRST, 1299);
    await request('203.0.113.7', 1299);
    await request(SECOND, 3320);
    expect(await load(heard.table(AT + 60, { [prefix]: ['3320 100'] }))).toBe('loaded');
    expect(await stateOf(FIRST)).toBe('approved');
    expect(await stateOf(SECOND)).toBe('requested');
  });

  it('are not established by a file that is refused, nor by one that withdraws', async () => {
    const cut = heard.updates(AT + 70, [[prefix, 1299, '1299 100']]);
    writeFileSync(cut, readFileSync(cut).subarray(0, -3));
    expect(await load(cut)).toBe('refused');
    expect(await load(heard.updates(AT + 90, [[prefix, 1299, null]]))).toBe('loaded');
    expect(await stateOf(FIRST)).toBe('approved');
  });

  it('are established by a table with routes of that AS from that address, and stay so', async () => {
    expect(await load(heard.table(AT + 120, { [prefix]: ['1299 100', '3320 100'] }))).toBe('loaded');
    expect(await stateOf(FIRST)).toBe('established');
    expect(await stateOf('203.0.113.7')).toBe('approved');
    expect(await load(heard.table(AT + 180, { [prefix]: ['3320 100'] }))).toBe('loaded');
    expect(await stateOf(FIRST)).toBe('established');
    const { answer } = await root.send('GET', '/api/admin/v1/bgp-sessions?state=established');
    expect(answer).toMatchObject({ record_count: 1, data: [{ asn: 1299, ip: FIRST }] });
  });

  it('are established by an update file after the approval alone', async () => {
    expect(await stateOf(SECOND)).toBe('requested');
    expect(await decide(SECOND, 'approved')).toMatchObject({ state: 'approved' });
    expect(await load(heard.updates(AT + 240, [[prefix, 3320, '3320 200']]))).toBe('loaded');
    expect(await stateOf(SECOND)).toBe('established');
  });

  it('wait for routes again after they were rejected and approved again', async () => {
    expect(await decide(FIRST, 'rejected')).toMatchObject({ state: 'rejected' });
    expect(await load(heard.updates(AT + 300, [[prefix, 1299, '1299 200']]))).toBe('loaded');
    expect(await stateOf(FIRST)).toBe('rejected');
    expect(await decide(FIRST, 'approved')).toMatchObject({ state: 'approved' });
    expect(await load(heard.updates(AT + 360, [[prefix, 1299, '1299 100']]))).toBe('loaded');
    expect(await stateOf(FIRST)).toBe('established');
  });

  it('are established by a live feed as well, from the first instant on', async () => {
    const feed = (at: string) =>
      establishSessions(store.primary, [{ asn: 1299, ip: '203.0.113.7' }], new Date(`2026-06-01T${at}Z`));
    await feed('09:00:00');
    await feed('10:00:00');
    expect(await stateOf('203.0.113.7')).toBe('established');
    const kept = accountStore(store).db.selectFrom('bgp_session').select('established_at');
    const { established_at } = await kept.where('ip', '=', '203.0.113.7').executeTakeFirstOrThrow();
    expect(established_at).toEqual(new Date('2026-06-01T09:00:00Z'));
  });
});
