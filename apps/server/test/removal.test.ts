import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImportFailed } from '../src/ingest/importFailed.ts';
import type { Store } from '../src/store/store.ts';
import { engines, loadAll } from './engines.ts';
import { ingest, liveNames } from './ingestion.ts';

const SLOW = 240_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-removal-'));
beforeAll(() => loadAll('tables'), SLOW);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of this name with this text. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe.each(engines())('a loaded source over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open('tables'));
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const rowsOf = async (query: string) => (await sql.raw(query).execute(store.db)).rows;
  /** What readers see of all that a registry or a list of names decides. */
  const seen = async () => ({
    announced: await rowsOf('select prefix, origin, roa, route_object from live_announced order by prefix, origin'),
    networks: await rowsOf('select asn, label, country_code from live_network order by asn'),
    objects: await rowsOf('select prefix, origin, registry from known_route_object_history order by 1, 2, 3'),
    relations: await rowsOf(`
      select a, b, ip_version, type from relation where generation_id in
        (select id from generation where kind = 'relations' and state = 'live') order by a, b, ip_version
    `),
    incidents: await rowsOf(
      'select kind, severity, last_seen from incident order by kind, severity, first_seen, last_seen',
    ),
  });
  const failure = async (...wanted: string[]): Promise<unknown> =>
    ingest(store, { remove: wanted }).then(
      () => null,
      (error: unknown) => error,
    );

  it(
    'leaves nothing behind once it is removed: no verdict, no name, no history',
    async () => {
      const before = await seen();
      const [{ prefix, origin } = { prefix: '', origin: 0 }] = (await rowsOf(
        `select prefix, origin from live_announced where route_object = 'unknown' and ip_version = 4 limit 1`,
      )) as { prefix: string; origin: number }[];
      const object = `route: ${prefix}\norigin: AS${origin}\nsource: WRONG\n`;
      const paths = [file('wrong.db', object), file('wrong.csv', `AS${origin},Wrongly named,Unknown,BR\n`)];
      await ingest(store, { paths, world: 'lab' });
      // The objects of an earlier load of the same source are part of its history.
      await ingest(store, { paths: [file('wrong.db', object.replace('WRONG', 'WORSE'))], world: 'lab' });
      expect(await seen()).not.toEqual(before);

      const { removed } = await ingest(store, { remove: ['irr:lab-wrong.db', 'lab-wrong.csv'] });
      expect(removed).toEqual(['irr:lab-wrong.db', 'as-names:lab-wrong.csv']);
      const after = await seen();
      expect({ ...after, incidents: null }).toEqual({ ...before, incidents: null });
      expect(await rowsOf(`select 1 from route_object_history where source = 'lab-wrong.db'`)).toEqual([]);
      expect((await ingest(store, {})).steps).toEqual([]);
    },
    SLOW,
  );

  it('is kept where the name is unknown or means several, and the loaded ones are listed', async () => {
    const names = await liveNames(store);
    const unknown = await failure('irr:ripe.db');
    expect(unknown).toBeInstanceOf(ImportFailed);
    expect(unknown).toMatchObject({ change: 'none', message: expect.stringContaining('No source named irr:ripe.db') });
    expect((unknown as Error).message).toContain('vrps:lab-rpki');
    expect((unknown as Error).message).not.toContain('mrt-rib');
    await ingest(store, { paths: [file('same', 'AS64500,Same,Unknown,DE\n')] });
    await ingest(store, { paths: [file('same', 'route: 192.0.2.0/24\norigin: AS64500\nsource: SAME\n')] });
    expect(await failure('same')).toMatchObject({
      change: 'none',
      message: 'Several sources are named same: as-names:same, irr:same. Name one of these',
    });
    await ingest(store, { remove: ['as-names:same', 'irr:same'] });
    expect(await liveNames(store)).toEqual(names);
  });

  it('is kept if it is a table, since the results come from all collectors together', async () => {
    expect(await failure('vrps:lab-rpki', 'mrt-rib:lab-north')).toMatchObject({
      change: 'none',
      message: expect.stringContaining('mrt-rib:lab-north cannot be removed'),
    });
    expect(await liveNames(store)).toEqual(expect.arrayContaining(['vrps lab-rpki', 'mrt-rib lab-north']));
  });

  it(
    'can be removed whatever registry it is, and loaded again',
    async () => {
      const names = await liveNames(store);
      const derived = /^(?:mrt|announced|history|incidents|links|networks|ratings|relations)\b/;
      const registries = names.filter((name) => !derived.test(name));
      const wanted = registries.map((name) => name.replace(' ', ':'));
      expect(wanted).toEqual(expect.arrayContaining(['vrps:lab-rpki', 'peeringdb:lab-peeringdb']));
      expect((await ingest(store, { remove: wanted })).removed).toEqual(wanted);
      expect(await liveNames(store)).toEqual(names.filter((name) => derived.test(name)));
      expect(await rowsOf('select distinct roa, route_object from live_announced')).toEqual([
        { roa: 'unknown', route_object: 'unknown' },
      ]);
      expect(await rowsOf('select 1 from known_vrp_history')).toEqual([]);
      expect(await rowsOf('select 1 from live_network where as_name is not null')).toEqual([]);
      expect(
        await rowsOf(
          'select 1 from vrp union all select 1 from rpsl_object union all select 1 from community_description',
        ),
      ).toEqual([]);
      const again =
        '{"metadata":{"buildtime":"2026-01-01T00:00:00Z"},"roas":[{"asn":1,"prefix":"10.0.0.0/8","maxLength":8,"ta":"x"}]}';
      const { files } = await ingest(store, { paths: [file('old.json', again)], world: 'lab' });
      expect(files).toMatchObject([{ outcome: 'loaded', counts: { new: 1, gone: 0 } }]);
    },
    SLOW,
  );
});
