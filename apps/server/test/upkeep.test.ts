import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyzeIncidents, reuseRoom } from '../src/store/upkeep.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';

const SLOW = 120_000;
const ROWS = 2_000;

/** A table that rows come to and leave, and how so many come. */
const tables = [
  {
    table: 'accounts.job',
    rows: sql`
      insert into accounts.job (id, kind, payload, state, created_at, run_at)
      select gen_random_uuid(), 'none', '{}', 'waiting', now(), now() from generate_series(1, ${ROWS}) as i
    `,
  },
  {
    table: 'incident_evidence',
    rows: sql`
      insert into incident_evidence (incident_id, evidence)
      select i, jsonb_build_object('reason', repeat('Another origin. ', 20)) from generate_series(1, ${ROWS}) as i
    `,
  },
];

// PostgreSQL does so by itself, in its own time.
describe.each(engines().filter(({ name }) => name === 'PGlite'))('the room of deleted rows over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it.each(tables)(
    'of $table is used again',
    async ({ table, rows }) => {
      const sizeAfter = async (): Promise<number> => {
        await rows.execute(store.bulk);
        await sql`delete from ${sql.table(table)}`.execute(store.bulk);
        await reuseRoom(store);
        await rows.execute(store.bulk);
        const { rows: sizes } = await sql<{ size: number }>`
          select pg_total_relation_size(${table}::regclass)::int as size
        `.execute(store.db);
        await sql`delete from ${sql.table(table)}`.execute(store.bulk);
        await reuseRoom(store);
        return sizes[0]?.size ?? 0;
      };
      const first = await sizeAfter();
      for (let i = 0; i < 4; i += 1) await sizeAfter();
      expect(await sizeAfter()).toBeLessThan(1.5 * first);
    },
    SLOW,
  );
});

const incidents = (from: number, to: number) => sql`
  insert into incident (id, world, kind, type, ip_version, subject, prefix, prefix_count, offender, shown_parties, party_count, severity, coefficient,
    conflicts, propagation, peer_asns, roa, route_object, first_seen, digest)
  select i, 'lab', 'bogon', 'prefix', 4, 'lab ' || i, '10.0.0.0/8', 1, 64500, '[]', 1, 0, 0, '{}', 1, 1, 'unknown', 'unknown', now(), ''
  from generate_series(${from}::int, ${to}::int) as i
`;

describe.each(engines())('the planner of $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it(
    'learns of incidents once more than a tenth of them have changed',
    async () => {
      const known = async (): Promise<number | undefined> => {
        const { rows } = await sql<{ known: number }>`
          select reltuples::int as known from pg_class where oid = 'incident'::regclass
        `.execute(store.db);
        return rows[0]?.known;
      };
      await incidents(1, ROWS).execute(store.bulk);
      await analyzeIncidents(store, 0);
      expect(await known()).not.toBe(ROWS);
      await analyzeIncidents(store, ROWS);
      expect(await known()).toBe(ROWS);
      await incidents(ROWS + 1, 1.1 * ROWS).execute(store.bulk);
      await analyzeIncidents(store, 0.1 * ROWS);
      expect(await known()).toBe(ROWS);
      await analyzeIncidents(store, 0.1 * ROWS + 1);
      expect(await known()).toBe(1.1 * ROWS);
    },
    SLOW,
  );
});
