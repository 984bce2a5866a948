import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reuseRoom } from '../src/store/reuseRoom.ts';
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
