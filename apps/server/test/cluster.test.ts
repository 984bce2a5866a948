import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusterSteps, takeSteps } from '../src/store/cluster/initCluster.ts';
import { abandonGeneration, openGeneration } from '../src/store/generation.ts';
import { partitionOf } from '../src/store/partition.ts';
import type { Store } from '../src/store/store.ts';
import { type Cluster, startCluster } from './citus.ts';
import { citusPrograms } from './citusNodes.ts';
import { engines } from './engines.ts';
import { tell } from './databases.ts';
import type { PostgresServer } from './postgresServer.ts';
import { listening, planOf } from './statements.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, refusal } from './talk.ts';
import { questionsOf, type Subject } from './worldQuestions.ts';

const SLOW = 300_000;
/** Tables and views whose rows are spread by prefix. */
const SPREAD = /\b(?:rib_route|route_event|current_route)\b/;
const GRAPH = '/v2/route-graph/asn/15169/graph?prefix=8.8.8.0/24';
const programs = citusPrograms();

/** Both were loaded here, one after the other. */
const withoutAge = (text: string): string => text.replace(/"as_of":"[^"]+"/, '');

const subject: Subject = {
  asn: 15169,
  neighbor: 1299,
  prefix: '8.8.8.0/24',
  incident: undefined,
  days: ['2026-05-31', '2026-06-01'],
  asSet: undefined,
  community: '3356:100',
  country: 'US',
  sample: 'no',
};

/** Whether a call names the prefix, and not only looks for the text. */
function namesThePrefix(path: string, body = ''): boolean {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  searchParams.delete('q');
  return [decodeURIComponent(pathname), ...searchParams.values(), body].some((text) => text.includes(subject.prefix));
}

describe.skipIf(programs === null)('a Citus cluster of three nodes', () => {
  let cluster: Cluster;
  let alone: { store: Store; remove: () => Promise<void> };

  beforeAll(async () => {
    cluster = await startCluster(programs ?? '');
    alone = await (engines()[1] ?? engines()[0]).open();
    await loadSmallInternet(cluster.store);
    await loadSmallInternet(alone.store);
  }, SLOW);
  afterAll(async () => {
    await cluster.remove();
    await alone.remove();
  }, SLOW);

  it('is laid out once', async () => {
    expect(await clusterSteps(cluster.store, 4)).toEqual([]);
    const { rows } = await sql<{ kind: string; tables: number }>`
      select citus_table_type as kind, count(*)::int as tables from citus_tables
      join pg_class on oid = table_name::oid
      where citus_table_type <> 'local' and not relispartition group by 1 order by 1
    `.execute(cluster.store.bulk);
    expect(rows).toEqual([
      { kind: 'distributed', tables: 2 },
      { kind: 'reference', tables: 5 },
    ]);
  });

  it('is laid out again where a table was taken back', async () => {
    await sql`select undistribute_table('route_event')`.execute(cluster.store.bulk);
    const steps = await clusterSteps(cluster.store, 4);
    expect(steps.map(({ what }) => what)).toEqual(['route_event: by prefix, beside rib_route']);
    await takeSteps(cluster.store, steps, () => {});
    expect(await clusterSteps(cluster.store, 4)).toEqual([]);
  });

  it(
    'answers the calls of the contract as one server does, also once their statements are prepared',
    async () => {
      const [many, one] = [appOver(cluster.store), appOver(alone.store)];
      let asked = 0;
      for (const { path, init, text } of questionsOf(subject)) {
        const expected = await one.request(path, init);
        const words = withoutAge(await expected.text());
        for (let time = 0; time < 2; time += 1) {
          const given = await many.request(path, init);
          expect(`${text}: ${given.status} ${withoutAge(await given.text())}`).toBe(
            `${text}: ${expected.status} ${words}`,
          );
        }
        asked += 1;
      }
      expect(asked).toBeGreaterThan(100);
    },
    SLOW,
  );

  it(
    'asks one shard for what names a prefix',
    async () => {
      const { store, heard } = listening(cluster.store);
      const app = appOver(store);
      const calls = new Set<string>();
      for (const { path, init, text } of questionsOf(subject)) {
        if (!namesThePrefix(path, init?.body)) continue;
        heard.length = 0;
        await app.request(path, init);
        for (const statement of heard.filter(({ sql: words }) => SPREAD.test(words))) {
          const plan = await planOf(cluster.store, statement);
          expect(`${text}: ${plan.match(/Task Count: \d+/g)?.join()}\n${plan}`).toMatch(
            /: Task Count: 1(,Task Count: 1)*\n/,
          );
          calls.add(text.split(' ')[0] ?? '');
        }
      }
      expect([...calls].sort()).toEqual([
        'graphHistory',
        'prefixDetail',
        'prefixTimeline',
        'routeGraph',
        'routeGraphExtended',
        'targetPresets',
      ]);
    },
    SLOW,
  );

  it(
    'writes the shards of a table at the same time, several on each worker',
    async () => {
      const { store } = cluster;
      const generation = await openGeneration(store, { kind: 'mrt-rib', name: 'rrc99', world: 'internet' });
      const { rows } = await sql<{ id: number }>`select min(id) as id from peer`.execute(store.bulk);
      const line = (i: number): string => `${generation.id}\t10.${i >> 8}.${i & 255}.0/24\t${rows[0]?.id}\t1\t15169\n`;
      const rowsOf = (part: number): string => Array.from({ length: 5_000 }, (_, i) => line(5_000 * part + i)).join('');
      const writersOf = async ({ addressOf }: PostgresServer): Promise<number> => {
        const writing =
          "select pid from pg_stat_activity where query like 'COPY public.rib_route%' and state <> 'idle'";
        return (await tell(addressOf('routeglass'), [writing])).length;
      };
      async function* chunks(): AsyncGenerator<string> {
        yield rowsOf(0);
        for (const worker of cluster.workers)
          await expect.poll(() => writersOf(worker), { timeout: SLOW / 4 }).toBeGreaterThan(1);
        yield rowsOf(1);
      }
      const columns = ['generation_id', 'prefix', 'peer_id', 'path_id', 'origin'];
      expect(await store.copyInto(partitionOf('rib_route', generation.id), columns, chunks())).toBe(10_000);
      await abandonGeneration(store, generation, {});
    },
    SLOW,
  );

  it(
    'says that the database does not answer while a worker is away, and goes on when it is back',
    async () => {
      const lines: string[] = [];
      const app = appOver(cluster.store, { log: (line) => lines.push(line) });
      for (const worker of cluster.workers) worker.halt();
      expect(await refusal(app, GRAPH)).toEqual({ status: 503, code: 'E_UNAVAILABLE' });
      expect(lines).toHaveLength(1);
      for (const worker of cluster.workers) worker.resume();
      await expect.poll(async () => (await app.request(GRAPH)).status, { timeout: SLOW / 4 }).toBe(200);
    },
    SLOW,
  );
});
