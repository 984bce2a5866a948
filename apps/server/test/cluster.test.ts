import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusterSteps, takeSteps } from '../src/store/cluster/initCluster.ts';
import type { Store } from '../src/store/store.ts';
import { citusPrograms, type Cluster, startCluster } from './citus.ts';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, refusal } from './talk.ts';
import { questionsOf, type Subject } from './worldQuestions.ts';

const SLOW = 300_000;
const GRAPH = '/v2/route-graph/asn/15169/graph?prefix=8.8.8.0/24';
const programs = citusPrograms();

/** Citus refuses its statement, which looks for later events of what a table expression has found. */
const NOT_THERE = 'communityPrefixes';
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

describe.skipIf(programs === null)('a Citus cluster of three nodes', () => {
  let cluster: Cluster;
  let alone: { store: Store; remove: () => Promise<void> };

  beforeAll(async () => {
    cluster = await startCluster(programs ?? '');
    alone = await (engines().at(-1) ?? engines()[0]).open();
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
        if (text.startsWith(NOT_THERE)) continue;
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

  it('asks one shard for what names a prefix', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select peer.asn, path.asns from current_route route
      join peer on peer.id = route.peer_id join as_path path on path.id = route.path_id
      where route.prefix = '8.8.8.0/24'
    `.execute(cluster.store.bulk);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Task Count: 1\b/);
    expect(plan).not.toMatch(/Distributed Subplan/);
  });

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
