import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../src/store/migrate.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest, liveNames } from './ingestion.ts';

const SLOW = 240_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of this name with this text. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe.each(engines())('the name of a source over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
  }, SLOW);
  afterAll(() => remove(), SLOW);

  /** Live sources, without what is computed from them. */
  const sources = async () => (await liveNames(store)).filter((name) => /^(?:as-names|irr|communities) /.test(name));
  const clear = async () => ingest(store, { remove: (await sources()).map((name) => name.replace(' ', ':')) });
  /** The database as it was before a migration, then migrated again. */
  const upgrade = async (migration: string, before: () => Promise<unknown>) => {
    await before();
    await sql`delete from migration where name = ${migration}`.execute(store.bulk);
    expect(await migrate(store)).toEqual([migration]);
  };
  const rename = (kind: string, from: string, to: string) =>
    sql`update generation set name = ${to} where kind = ${kind} and name = ${from}`.execute(store.bulk);

  it(
    'tells a list of names of the demo data from a real one of the same name, in old databases, too',
    async () => {
      await ingest(store, { paths: [file('asnames.json', '{"64512": "DEMO Demo, NL"}')], world: 'lab' });
      expect(await sources()).toEqual(['as-names lab-asnames.json']);
      await upgrade('0058-names-of-the-demo.sql', () => rename('as-names', 'lab-asnames.json', 'asnames.json'));
      await ingest(store, { paths: [file('asnames.json', '{"3356": "LEVEL3 Level 3, US"}')] });
      expect(await sources()).toEqual(['as-names asnames.json', 'as-names lab-asnames.json']);
      expect((await sql`select asn, world from live_network order by asn`.execute(store.db)).rows).toEqual([
        { asn: 3356, world: 'internet' },
        { asn: 64512, world: 'lab' },
      ]);
      await clear();
    },
    SLOW,
  );
});
