import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask } from './talk.ts';
import { writeTable, writeUpdates } from './taggedRoutes.fixtures.ts';

const SLOW = 120_000;
const DAY = 86_400;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-retention-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const table = { '8.0.0.0/9': [[1299, [1299, 3356], ['1299:1']]] } as const;
const announce = (after: number, prefix: string) => [after, prefix, [3320, [3320, 3356], ['3356:7']]] as const;

describe.each(engines())('updates that are older than is kept, over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const days = async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'route_event'::regclass order by c.relname
    `.execute(store.db);
    return rows.map(({ name }) => name.replace('route_event_d', ''));
  };
  const updates = async () => {
    const rows = await store.db
      .selectFrom('generation')
      .select('name')
      .where('kind', '=', 'mrt-updates')
      .where('state', '=', 'live')
      .orderBy('name')
      .execute();
    return rows.map(({ name }) => name.replace(/^.*\./, ''));
  };
  const announced = async () => {
    const row = await store.db
      .selectFrom('generation')
      .select('id')
      .where('kind', '=', 'announced')
      .where('state', '=', 'live')
      .executeTakeFirstOrThrow();
    return row.id;
  };

  it(
    'stay while no newer table holds what they led to',
    async () => {
      const paths = [
        writeTable(folder, table),
        writeUpdates(folder, 'first', [announce(60, '9.9.9.0/24')]),
        writeUpdates(folder, 'second', [announce(DAY, '9.9.8.0/24')]),
        writeUpdates(folder, 'third', [announce(5 * DAY, '9.9.7.0/24')]),
      ];
      await ingest(store, { paths }, 1);
      expect(await updates()).toEqual(['first', 'second', 'third']);
      expect(await days()).toEqual(['20260601', '20260602', '20260606']);
    },
    SLOW,
  );

  it(
    'go with their days once one does, and nothing is computed anew for it',
    async () => {
      const next = writeTable(folder, { ...table, '9.9.8.0/24': [[3320, [3320, 3356], ['3356:7']]] }, 3 * DAY);
      await ingest(store, { paths: [next] }, 10);
      expect(await updates()).toEqual(['first', 'second', 'third']);
      const before = await announced();
      const { steps } = await ingest(store, {}, 4);
      expect([steps, await updates()]).toEqual([[], ['second', 'third']]);
      expect(await days()).toEqual(['20260602', '20260606']);
      await ingest(store, {}, 1);
      expect([await updates(), await days()]).toEqual([['third'], ['20260606']]);
      expect((await ingest(store, {}, 1)).steps).toEqual([]);
      expect(await announced()).toBe(before);
    },
    SLOW,
  );

  it('leave the current state as it was', async () => {
    const page = await ask(
      appOver(store),
      'communityPrefixes',
      '/v2/bgp-communities-api/community-prefixes?community=3356:7',
    );
    expect(page.data.map(({ prefix }) => prefix)).toEqual(['9.9.7.0/24', '9.9.8.0/24']);
    const { rows } = await sql<{ sets: number }>`select count(*) as sets from community_set`.execute(store.db);
    expect(rows).toEqual([{ sets: 3 }]);
  });
});
