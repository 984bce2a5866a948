import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
  afterEach(async () => ingest(store, { remove: (await sources()).map((name) => name.replace(' ', ':')) }), SLOW);
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
    },
    SLOW,
  );

  it(
    'has no date, so that a newer dump replaces an older one',
    async () => {
      const route = (origin: number) => `route: 192.0.2.0/24\norigin: AS${origin}\nsource: TEST\n`;
      await ingest(store, {
        paths: [
          file('names-20240101.csv', 'AS64500,OLD,Unknown,DE\nAS64501,GONE,Unknown,DE\n'),
          file('2024-01-01.as64500.txt', '64500:1,Old\n64500:2,Gone\n'),
          file('test.20240101.0800.db', route(64500)),
        ],
      });
      // Both in one import: the files of a folder come in order of name.
      const { files, overlapping } = await ingest(store, {
        paths: [
          file('names-20240201.csv', 'AS64500,NEWER,Unknown,DE\n'),
          file('names-20240301.csv', 'AS64500,NEWEST,Unknown,DE\n'),
          file('2024-03-01.as64500.txt', '64500:1,New\n'),
          file('test.20240301.0800.db', route(64502)),
        ],
      });
      expect(files.map(({ outcome }) => outcome)).toEqual(Array(4).fill('loaded'));
      expect(overlapping).toEqual([]);
      expect(await sources()).toEqual(['as-names names.csv', 'communities as64500.txt', 'irr test.db']);
      const { rows } = await sql`select asn, as_name from live_network where as_name is not null`.execute(store.db);
      expect(rows).toEqual([{ asn: 64500, as_name: 'NEWEST' }]);
      expect((await sql`select asn, description from live_community_description`.execute(store.db)).rows).toEqual([
        { asn: 64500, description: 'New' },
      ]);
      expect(files.at(-1)?.counts).toMatchObject({ new: 1, gone: 1 });
    },
    SLOW,
  );

  it(
    'is in the report if another loaded source has some of the same entries',
    async () => {
      const names = (name: string, ...asns: readonly number[]) =>
        file(name, asns.map((asn) => `AS${asn},N${asn},Unknown,DE\n`).join(''));
      await ingest(store, {
        paths: [names('others.csv', 64501), names('it.csv', 64500, 64502), names('its.csv', 64500)],
      });
      await ingest(store, { paths: [names('demo.csv', 64500)], world: 'lab' });
      const both = file('other-name.csv', 'AS64500,B,Unknown,DE\n');
      expect((await ingest(store, { paths: [both] })).overlapping).toEqual(['as-names:it.csv', 'as-names:its.csv']);
      expect((await ingest(store, { paths: [both] })).overlapping).toEqual([]);

      const object = 'as-set: AS-ONE\nsource: TEST\n';
      await ingest(store, { paths: [file('a.db', object), file('b.db', object.replace('TEST', 'OTHER'))] });
      expect((await ingest(store, { paths: [file('c.db', object)] })).overlapping).toEqual(['irr:a.db']);
      await ingest(store, { paths: [file('as64500.txt', '64500:1,One\n'), file('as64501.txt', '64501:1,One\n')] });
      expect(
        (await ingest(store, { paths: [file('64500.csv', '64500:1,One\n')], kind: 'communities' })).overlapping,
      ).toEqual(['communities:as64500.txt']);
    },
    SLOW,
  );

  it(
    'loses its date in old databases, with its history',
    async () => {
      const dump = (...origins: readonly number[]) =>
        origins.map((origin) => `route: 192.0.2.0/24\norigin: AS${origin}\nsource: TEST\n\n`).join('');
      const list = (asn: number) => `AS${asn},N${asn},Unknown,DE\n`;
      await ingest(store, {
        paths: [
          file('first.csv', list(64500)),
          file('second.csv', list(64501)),
          file('demo-names.csv', list(64502)),
          file('test.db', dump(64500, 64501)),
        ],
      });
      await upgrade('0059-undated-names.sql', async () => {
        await rename('as-names', 'first.csv', 'names-20240101.csv');
        await rename('as-names', 'second.csv', 'names-2024-02-01.csv');
        await rename('irr', 'test.db', 'test.20240101.0800.db');
        await sql`update route_object_history set source = 'test.20240101.0800.db' where source = 'test.db'`.execute(
          store.bulk,
        );
      });
      expect(await sources()).toEqual([
        'as-names demo-names.csv',
        'as-names names-20240101.csv',
        'as-names names.csv',
        'irr test.db',
      ]);
      const { files, overlapping } = await ingest(store, {
        paths: [file('names-20240301.csv', list(64500)), file('test.20240301.0800.db', dump(64501, 64502))],
      });
      expect(files[1]?.counts).toMatchObject({ new: 1, gone: 1 });
      expect(overlapping).toEqual(['as-names:names-20240101.csv']);
      expect(await sources()).toHaveLength(4);
    },
    SLOW,
  );
});
