import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';

const [engine] = engines();

describe('foreign keys of alerts', () => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await engine.open());
  });
  afterAll(() => remove());

  it('have an index that begins with them, so that deleting a row does not look through all rows that refer to it', async () => {
    const { rows } = await sql<{ key: string }>`
      select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by k.place) || ')' as key
      from pg_constraint c cross join unnest(c.conkey) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
      where c.contype = 'f' and c.conrelid::regclass::text like 'accounts.alert%' and not exists (
        select from pg_index i where i.indrelid = c.conrelid and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] = c.conkey
      )
      group by c.oid, c.conrelid order by 1
    `.execute(store.db);
    expect(rows.map(({ key }) => key)).toEqual([]);
  });
});
