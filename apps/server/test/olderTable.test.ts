import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { writeTable } from './taggedRoutes.fixtures.ts';

const SLOW = 120_000;
const DAY = 86_400;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-older-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(engines())('an older table in place of a newer one over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it(
    'is remarked on, and ends the incidents that it does not show, not before they began',
    async () => {
      const ordinary = { '8.8.8.0/24': [[1299, [1299, 3356, 15169], []]] } as const;
      const bogon = { '10.1.0.0/16': [[1299, [1299, 3356, 3333], []]] } as const;
      const newer = writeTable(folder, { ...ordinary, ...bogon }, DAY);
      await ingest(store, { paths: [newer] });
      const spans = async (table: string) =>
        (
          await sql<{ ended: boolean; isOrdered: boolean }>`
            select last_seen is not null as ended, coalesce(last_seen >= first_seen, true) as "isOrdered" from ${sql.table(table)}
          `.execute(store.db)
        ).rows;
      expect(await spans('incident')).toEqual([{ ended: false, isOrdered: true }]);
      const older = writeTable(folder, ordinary);
      const { files } = await ingest(store, { paths: [older] });
      expect(files).toMatchObject([
        {
          outcome: 'loaded',
          message: `${older}: it is dated 2026-06-01T08:00:00.000Z, older than the loaded one (2026-06-02T08:00:00.000Z), which it replaces`,
        },
      ]);
      for (const table of ['incident', 'incident_prefix', 'incident_party']) {
        const rows = await spans(table);
        expect(rows.length, table).toBeGreaterThan(0);
        for (const row of rows) expect(row, table).toEqual({ ended: true, isOrdered: true });
      }
    },
    SLOW,
  );
});
