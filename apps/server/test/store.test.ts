import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  abandonGeneration,
  dropLeftovers,
  findUnchanged,
  openGeneration,
  publishGenerations,
} from '../src/store/generation.ts';
import { inOneText } from '../src/store/inOneText.ts';
import { migrate } from '../src/store/migrate.ts';
import { partitionOf, reservePathIds } from '../src/store/partition.ts';
import type { Store } from '../src/store/store.ts';
import { clusterEngines } from './citus.ts';
import { engines } from './engines.ts';

const START = 120_000;
const source = { kind: 'vrps', name: 'rpki', world: 'internet' } as const;

describe.each([...engines(), ...clusterEngines()])('the store over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ store, remove } = await open());
  }, START);
  afterAll(() => remove(), START);

  const load = async (asns: readonly number[], contentHash?: string) => {
    const generation = await openGeneration(store, { ...source, contentHash });
    const lines = asns.map((asn) => `${generation.id}\t10.0.0.0/8\t24\t${asn}\tripe\n`);
    const copied = await store.copyInto(
      partitionOf('vrp', generation.id),
      ['generation_id', 'prefix', 'max_length', 'asn', 'ta'],
      lines,
    );
    expect(copied).toBe(asns.length);
    return generation;
  };
  const seen = async () =>
    (await store.db.selectFrom('live_vrp').select('asn').orderBy('asn').execute()).map((row) => row.asn);
  const partitions = async () => {
    const { rows } = await sql<{
      name: string;
    }>`select relname as name from pg_class where relname like 'vrp\_g%' and relkind = 'r'`.execute(store.db);
    return rows.map((row) => row.name);
  };

  it('migrates once', async () => {
    expect(await migrate(store)).toEqual([]);
  });

  it('shows a load only when it is published, and the one before until then', async () => {
    const first = await load([1, 2]);
    expect(await seen()).toEqual([]);
    await publishGenerations(store, [{ generation: first, asOf: new Date(), records: 2 }]);
    expect(await seen()).toEqual([1, 2]);
    const second = await load([3], 'hash');
    expect(await seen()).toEqual([1, 2]);
    await publishGenerations(store, [{ generation: second, asOf: null, records: 1, report: { seconds: 1 } }]);
    expect(await seen()).toEqual([3]);
    expect(await partitions()).toEqual([partitionOf('vrp', second.id)]);
    expect(await findUnchanged(store, 'vrps', 'rpki', 'hash')).toBe(second.id);
    expect(await findUnchanged(store, 'vrps', 'rpki', 'other')).toBeUndefined();
  });

  it('keeps the live load when another fails', async () => {
    const before = await seen();
    await abandonGeneration(store, await load([9]), { failed: 'broken file' });
    expect(await seen()).toEqual(before);
    expect(await partitions()).toHaveLength(1);
  });

  it('drops the leftovers of a dead process, not the load of a living one', async () => {
    const dead = await load([10]);
    await dead.release();
    const living = await load([11]);
    expect(await dropLeftovers(store)).toBe(1);
    expect(await partitions()).toContain(partitionOf('vrp', living.id));
    expect(await partitions()).not.toContain(partitionOf('vrp', dead.id));
    await abandonGeneration(store, living, {});
  });

  it('gives each generation path ids of its own and forgets the paths with it', async () => {
    const generation = await openGeneration(store, { kind: 'mrt-rib', name: 'rrc99', world: 'internet' });
    const first = await reservePathIds(store, generation.id, 4, 3);
    const next = await reservePathIds(store, generation.id, 4, 2);
    expect(next).toBeGreaterThanOrEqual(first + 3);
    await store.copyInto('as_path', ['id', 'asns'], [`${first}\t1 2\n${next}\t1 {2,3}\n`]);
    await abandonGeneration(store, generation, {});
    expect(await store.db.selectFrom('as_path').selectAll().execute()).toEqual([]);
  });

  it('undoes a transaction that fails, and goes on', async () => {
    const failing = store.transaction(async (transaction) => {
      await sql`insert into peer (collector, ip, asn, world) values ('x', '192.0.2.1', 1, 'lab')`.execute(transaction);
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(failing).rejects.toThrow(/division by zero/);
    expect(await store.db.selectFrom('peer').selectAll().execute()).toEqual([]);
  });

  it('gives numbers, texts and dates alike on every engine', async () => {
    const { rows } = await sql`
      select 4294967295::int8 as big, array[1, 4294967295]::int8[] as list, '10.0.0.0/8'::cidr as cidr, '2001:db8::1'::inet as inet,
        0.5::real as real, '2026-01-01 00:00+00'::timestamptz as at, '{"a": 1}'::jsonb as json, count(*) as count
      from generate_series(1, 3)
    `.execute(store.db);
    expect(rows).toEqual([
      {
        big: 4_294_967_295,
        list: [1, 4_294_967_295],
        cidr: '10.0.0.0/8',
        inet: '2001:db8::1',
        real: 0.5,
        at: new Date('2026-01-01T00:00:00Z'),
        json: { a: 1 },
        count: 3,
      },
    ]);
  });

  it('sends rows in one text as it would one by one', async () => {
    const statement = sql`
      select n::bigint as number, n * 0.1::float8 as part, 'a "quoted" ' || chr(10) || n as words, null::text as nothing, array[n, n + 1] as list
      from generate_series(1, 3) n
    `;
    const { rows } = await sql`${statement}`.execute(store.db);
    expect(rows).toHaveLength(3);
    expect(await inOneText(store.db, statement)).toEqual(rows);
    expect(await inOneText(store.db, sql`select 1 as one where false`)).toEqual([]);
  });
});
