import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AlertKind, alertWords, usualRules } from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeAll } from '../src/accounts/alerts/judgeAll.ts';
import { type AlertMessage, readMessage } from '../src/accounts/alerts/message.ts';
import { type AccountStore, accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { heardRoutes, type HeardRoutes } from './heardRoutes.ts';
import { ingest } from './ingestion.ts';

const OWN = 15_169;
const PEERS = [1299, 3320, 174, 6939, 3257];
/** Networks in the middle: of the first the watched network is a customer, of the others each one at the edge. */
const [FIRST, SECOND] = [2914, 6762];
const others = [13_335, 2906, 32_934, 20_940, 8075];
const TABLE_AT = Date.parse('2026-06-01T08:00:00Z') / 1000;
/** Two prefixes of each network at the edge, by way of its providers, as every peer tells them. */
const tableOf = (ownProviders: readonly [number, number]) =>
  Object.fromEntries(
    [OWN, ...others].flatMap((origin, place) =>
      [`8.${8 + place}.0.0/16`, `23.${16 + place}.4.0/22`].map((prefix, i): [string, string[]] => {
        const provider = (origin === OWN ? ownProviders : [FIRST, SECOND])[(place + i) % 2];
        return [prefix, PEERS.map((peer) => `${peer} ${provider} ${origin}`)];
      }),
    ),
  );

/** A network with two prefixes of its own and a provider, watched by every rule, in files that are imported one after the other. */
describe.each(engines())('alerts of what is imported over $name', ({ open }) => {
  let store: Store;
  let own: AccountStore;
  let remove: () => Promise<void>;
  let heard: HeardRoutes;
  let now = TABLE_AT;
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-kinds-'));
  beforeAll(async () => {
    ({ store, remove } = await open());
    own = accountStore(store);
    heard = heardRoutes(folder, 'rrc99', PEERS);
    await load(heard.table(now, tableOf([FIRST, FIRST])));
    await watch(own);
    await judgeAll(own, Date.now());
    expect(await messages()).toEqual([]);
  });
  afterAll(async () => {
    await remove();
    rmSync(folder, { recursive: true, force: true });
  });

  async function load(path: string): Promise<void> {
    const { files } = await ingest(store, { paths: [path] });
    expect(files).toMatchObject([{ outcome: 'loaded', message: null }]);
  }
  /** Imports an update file of a minute later in which every peer, or some, have a path to a prefix by way of these networks, or none. */
  async function announce(prefix: string, way: string | null, peers: readonly number[] = PEERS): Promise<void> {
    now += 60;
    const path = (peer: number) => (way === null ? null : `${peer} ${way}`);
    await load(
      heard.updates(
        now,
        peers.map((peer) => [prefix, peer, path(peer)] as const),
      ),
    );
    await judgeAll(own, Date.now());
  }
  async function messages(): Promise<AlertMessage[]> {
    const { rows } = await sql<{ body: string }>`select body from accounts.alert_message order by place`.execute(
      own.db,
    );
    return rows.map(({ body }) => readMessage(body));
  }
  /** The one message about a kind of alert, which names its rule and since when it holds, seconds since 1970, and leads to that second. */
  async function told(kind: AlertKind, prefix: string | null, since = now): Promise<AlertMessage> {
    const all = await messages();
    const [message, ...more] = all.filter((each) => each.kind === kind && each.prefix === prefix);
    if (!message || more.length > 0) throw new Error(`not one alert of ${kind}: ${JSON.stringify(all)}`);
    const reasons = [
      { name: 'Rule', value: expect.stringContaining(alertWords[kind].name) as string },
      { name: 'Since', value: new Date(since * 1000).toISOString().replace('.000Z', 'Z') },
    ];
    expect(message).toMatchObject({ asn: OWN, since, reasons: expect.arrayContaining(reasons) as unknown });
    const graph = new URL(message.graph ?? 'https://no.graph', 'https://routeglass.test');
    const second = new Date(since * 1000).toISOString().slice(0, 19);
    expect(graph.searchParams.get('player-at')).toBe(second);
    return message;
  }
  const reason = (name: string, value: string) => ({ reasons: expect.arrayContaining([{ name, value }]) as unknown });
  const paths = (...each: string[]) => ({
    paths: expect.arrayContaining(each.map((path) => expect.objectContaining({ path }) as unknown)) as unknown,
  });

  it('tell a more specific of its space that another network announces', async () => {
    await announce('8.8.8.0/24', `${FIRST} 32934`);
    expect(await told('more-specific', '8.8.8.0/24')).toMatchObject({
      change: 'opened',
      title: "More specific of AS15169's space: 8.8.8.0/24 by AS32934",
      other: 32_934,
      ...reason('Vantage points', '5'),
      ...paths('1299 2914 32934'),
    });
  });

  it('tell a new provider once a table shows what it is', async () => {
    await announce('23.16.4.0/22', `${SECOND} ${OWN}`);
    const first = now;
    now += 60;
    await load(heard.table(now, tableOf([FIRST, SECOND])));
    await judgeAll(own, Date.now());
    expect(await told('neighbor', null, first)).toMatchObject({
      title: 'New neighbor of AS15169: AS6762',
      other: SECOND,
    });
  });

  it('tell a leak by the network itself, from one provider to the other', async () => {
    await announce('8.12.0.0/16', `${SECOND} ${OWN} ${FIRST} 20940`, [1299, 3320, 174]);
    expect(await told('leak-by', '8.12.0.0/16')).toMatchObject({
      change: 'opened',
      title: 'Route leak by AS15169: 8.12.0.0/16',
      ...reason('Vantage points', '3'),
      ...paths('1299 6762 15169 2914 20940'),
    });
  });

  it('tell a bogon that it announces', async () => {
    await announce('10.1.0.0/16', `${FIRST} ${OWN}`);
    expect(await told('bogon', '10.1.0.0/16')).toMatchObject({
      change: 'opened',
      title: 'Bogon announced by AS15169: 10.1.0.0/16',
      ...reason('Vantage points', '5'),
      ...paths('1299 2914 15169'),
    });
  });

  it('tell a prefix that few vantage points still see', async () => {
    await announce('8.8.0.0/16', null, PEERS.slice(1));
    expect(await told('visibility', '8.8.0.0/16')).toMatchObject({
      change: 'opened',
      title: 'Low visibility of 8.8.0.0/16 (AS15169)',
      ...reason('Share of vantage points', '20 %'),
    });
  });

  it('tell a prefix that is new', async () => {
    await announce('23.40.0.0/22', `${FIRST} ${OWN}`);
    expect(await told('prefix-new', '23.40.0.0/22')).toMatchObject({
      title: 'New prefix 23.40.0.0/22 (AS15169)',
      ...reason('Vantage points', '5'),
    });
  });

  it('tell a prefix that is withdrawn everywhere', async () => {
    await announce('23.40.0.0/22', null);
    expect(await told('prefix-gone', '23.40.0.0/22')).toMatchObject({
      change: 'opened',
      title: 'Prefix withdrawn: 23.40.0.0/22 (AS15169)',
    });
  });

  it('tell a prefix that a ROA forbids', async () => {
    const path = join(folder, 'vrps.json');
    const roas = [{ prefix: '23.16.4.0/22', asn: 64_500, maxLength: 22, ta: 'arin', expires: now + 900_000 }];
    const metadata = { buildtime: new Date(now * 1000).toISOString() };
    writeFileSync(path, JSON.stringify({ metadata, roas }));
    await load(path);
    await judgeAll(own, Date.now());
    expect(await told('roa-invalid', '23.16.4.0/22')).toMatchObject({
      change: 'opened',
      title: 'ROA invalid: 23.16.4.0/22 (AS15169)',
      ...reason('Share of vantage points', '100 %'),
    });
  });
});

/** An account with access and a trial watches the network by every rule, without delay. */
async function watch(own: AccountStore): Promise<void> {
  const at = new Date();
  const rules = usualRules.map((rule) => ({ ...rule, isOn: true, minutes: rule.kind === 'roa-expiring' ? 60 : 0 }));
  const owned = { account_id: 'ann', asn: OWN, created_at: at };
  const person = {
    firstname: 'A',
    lastname: 'B',
    position: 'C',
    password: null,
    privacy_at: null,
    privacy_version: null,
  };
  await own.write(async (queries) => {
    await queries
      .insertInto('account')
      .values({ ...person, id: 'ann', email: 'ann@example.net', email_key: 'ann@example.net', created_at: at })
      .execute();
    await queries
      .insertInto('as_access')
      .values({ ...owned, status: 1, proof: 'admin', updated_at: at })
      .execute();
    const trial = {
      id: 'trial',
      company: 'C',
      state: 'approved',
      begins_at: at,
      ends_at: new Date(at.getTime() + 9e8),
    } as const;
    await queries
      .insertInto('monitoring_trial')
      .values({ ...owned, ...trial })
      .execute();
    const since = new Date(TABLE_AT * 1000);
    await queries
      .insertInto('alert_watch')
      .values({ ...owned, id: 'watch', rules: JSON.stringify(rules), since })
      .execute();
  });
}
