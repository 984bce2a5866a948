import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ImportFailed } from '../src/ingest/importFailed.ts';
import type { Store } from '../src/store/store.ts';
import { singleEngines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { importsOf, openLaboratory } from './laboratory.ts';
import { createPrograms } from './programs.ts';

const SLOW = 300_000;
const { newFolder, clearUp } = createPrograms();
afterEach(clearUp);

/** Lets a change of a generation fail, as a full disk or a broken connection does at that very moment. */
async function failWhen(store: Store, condition: string): Promise<void> {
  await sql`create function fail() returns trigger language plpgsql as 'begin raise exception ''on purpose''; end'`.execute(
    store.bulk,
  );
  await sql`
    create trigger fail before update on generation for each row when (${sql.raw(condition)}) execute function fail()
  `.execute(store.bulk);
}

describe.each(singleEngines())('a publication over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  const start = async (part?: Parameters<typeof open>[0]) => ({ store, remove } = await open(part));
  beforeEach(() => (remove = async () => {}));
  afterEach(() => remove(), SLOW);

  const namesOf = (asn: number): string => {
    const path = join(newFolder(), 'names.csv');
    writeFileSync(path, `AS${asn},Some,Unknown,DE\n`);
    return path;
  };
  const failure = (path: string): Promise<unknown> =>
    ingest(store, { paths: [path] }).then(
      () => null,
      (error: unknown) => error,
    );
  const known = async (): Promise<number[]> =>
    (await store.db.selectFrom('live_network').select('asn').orderBy('asn').execute()).map(({ asn }) => asn);

  it(
    'that fails leaves what was there, and what fails after it leaves what is new; each is told as it is',
    async () => {
      await start();
      await ingest(store, { paths: [namesOf(64_500)] });
      await failWhen(store, `new.state = 'live' and old.state = 'loading'`);
      const before = await failure(namesOf(64_501));
      expect(before).toBeInstanceOf(ImportFailed);
      expect((before as ImportFailed).change).toBe('none');
      expect(await known()).toEqual([64_500]);

      await sql`drop trigger fail on generation`.execute(store.bulk);
      await sql`drop function fail`.execute(store.bulk);
      await failWhen(store, `new.emptied and old.state = 'retired'`);
      const after = await failure(namesOf(64_502));
      expect(after).toBeInstanceOf(ImportFailed);
      expect((after as ImportFailed).change).toBe('published');
      expect(await known()).toEqual([64_502]);
    },
    SLOW,
  );

  it(
    'makes routes and their ratings live in the same instant',
    async () => {
      await start();
      const [tables = []] = importsOf('tables', await openLaboratory());
      await sql`
        create function note() returns trigger language plpgsql as 'begin new.report := coalesce(new.report, ''{}''::jsonb) ||
          jsonb_build_object(''transaction'', pg_current_xact_id()::text); return new; end'
      `.execute(store.bulk);
      await sql`
        create trigger note before update on generation for each row when (new.state = 'live' and old.state = 'loading')
        execute function note()
      `.execute(store.bulk);
      await ingest(store, { paths: tables, world: 'lab' });
      const { rows } = await sql<{ kinds: string[] }>`
        select array_agg(distinct kind order by kind) as kinds from generation where state = 'live' group by report ->> 'transaction'
      `.execute(store.db);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.kinds).toEqual(expect.arrayContaining(['mrt-rib', 'ratings']));
    },
    SLOW,
  );
});
