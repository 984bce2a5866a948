import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImporter } from '../src/ingest/importer.ts';
import { plainRequest } from '../src/ingest/importRequest.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest, liveNames } from './ingestion.ts';
import { type Laboratory, openLaboratory } from './laboratory.ts';
import { replayFiles } from './replay.ts';

const SLOW = 180_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-ingest-'));
let pathsOf: Laboratory['pathsOf'];
beforeAll(async () => {
  ({ pathsOf } = await openLaboratory());
}, SLOW);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(engines())('the import of the laboratory over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it(
    'loads every kind of file and what follows from it, all at once',
    async () => {
      const paths = pathsOf('as-names', 'peeringdb', 'vrps', 'special-purpose', 'mrt-rib');
      const { files: reports } = await ingest(store, { paths, world: 'lab' });
      expect(reports.map(({ outcome, message }) => [outcome, message])).toEqual(paths.map(() => ['loaded', null]));
      expect(await liveNames(store)).toEqual([
        'announced all',
        'as-names lab-asnames.json',
        'history all',
        'incidents all',
        'links all',
        'mrt-rib lab-north',
        'mrt-rib lab-south',
        'networks all',
        'peeringdb lab-peeringdb',
        'ratings lab-4-2026-11-09',
        'ratings lab-6-2026-11-09',
        'relations lab-4',
        'relations lab-6',
        'special-purpose lab-special-purpose-addresses',
        'special-purpose lab-special-purpose-as-numbers',
        'vrps lab-rpki',
      ]);
      await agreesWithFiles(pathsOf('mrt-rib'));
    },
    SLOW,
  );

  it(
    'judges announced prefixes by the route objects of a registry once it is loaded',
    async () => {
      const [dump = ''] = pathsOf('irr');
      const { files: reports } = await ingest(store, { paths: [dump], world: 'lab' });
      expect(reports).toMatchObject([{ outcome: 'loaded', message: null, skipped: [], counts: { registries: 2 } }]);
      const text = readFileSync(dump, 'utf8');
      const registered = new Map<string, Set<string>>();
      for (const [, prefix = '', origin = ''] of text.matchAll(/^route6?:\s+(\S+)\n(?:.+\n)*?origin:\s+AS(\d+)$/gm)) {
        registered.set(prefix, (registered.get(prefix) ?? new Set()).add(origin));
      }
      const rows = await store.db.selectFrom('live_announced').select(['prefix', 'origin', 'route_object']).execute();
      const verdictOf = (prefix: string, origin: number) => {
        const origins = registered.get(prefix);
        if (!origins) return 'unknown';
        return origins.has(String(origin)) ? 'valid' : 'invalid';
      };
      expect(rows.map(({ route_object }) => route_object)).toEqual(
        rows.map((row) => verdictOf(row.prefix, row.origin)),
      );
      expect(new Set(rows.map(({ route_object }) => route_object)).size).toBe(3);
    },
    SLOW,
  );

  it(
    'brings announced prefixes up to date after updates, in place',
    async () => {
      const before = await announcedId();
      const [first = '', second = ''] = pathsOf('mrt-updates');
      await ingest(store, { paths: [first, second], world: 'lab' });
      expect(await announcedId()).toBe(before);
      await agreesWithFiles([...pathsOf('mrt-rib'), first, second]);
    },
    SLOW,
  );

  it(
    'does the same with the whole week, and changes nothing when it comes again',
    async () => {
      const paths = pathsOf('mrt-rib', 'mrt-updates');
      const { files: reports } = await ingest(store, { paths, world: 'lab' });
      const outcomes = reports.map(({ outcome }) => outcome);
      expect(outcomes.slice(0, 4)).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged']);
      expect(outcomes.slice(4).every((outcome) => outcome === 'loaded')).toBe(true);
      await agreesWithFiles(paths);

      const last = await lastGeneration();
      const again = await ingest(store, { paths, world: 'lab' });
      expect(again.files.every(({ outcome }) => outcome === 'unchanged')).toBe(true);
      expect(await lastGeneration()).toBe(last);
    },
    SLOW,
  );

  it('computes nothing anew when nothing has changed', async () => {
    expect((await ingest(store, {})).steps).toEqual([]);
  });

  it(
    'makes anew what an interrupted import left half changed',
    async () => {
      await sql`update generation set report = '{"bases": []}' where kind = 'announced' and state = 'live'`.execute(
        store.db,
      );
      await sql`delete from announced where ip_version = 6`.execute(store.db);
      expect((await ingest(store, {})).steps.map(({ step }) => step)).toEqual(['announced prefixes']);
      await agreesWithFiles(pathsOf('mrt-rib', 'mrt-updates'));
    },
    SLOW,
  );

  it(
    'replaces VRPs, and the verdicts with them',
    async () => {
      const path = join(folder, 'none.json');
      writeFileSync(
        path,
        '{"metadata":{"buildtime":"2026-11-16T00:00:00Z"},"roas":[{"asn":"AS1","prefix":"192.0.2.0/24","maxLength":24,"ta":"lab"}]}',
      );
      await ingest(store, { paths: [path], world: 'lab' });
      const { rows } = await sql`select distinct roa from live_announced`.execute(store.db);
      expect(rows).toEqual([{ roa: 'unknown' }]);
    },
    SLOW,
  );

  it(
    'tells an import that it waits for another one of this process',
    async () => {
      const importer = createImporter(store);
      const told: string[] = [];
      const imports = [
        importer.run(plainRequest),
        importer.run(plainRequest, (event) => event.type === 'waiting' && told.push(event.message)),
      ];
      await Promise.all(imports);
      expect(told).toEqual(['Waiting for another import to finish']);
      await importer.close();
    },
    SLOW,
  );

  async function announcedId(): Promise<number | undefined> {
    const { rows } = await sql<{ id: number }>`
      select id from generation where kind = 'announced' and state = 'live'
    `.execute(store.db);
    return rows[0]?.id;
  }

  async function lastGeneration(): Promise<number | undefined> {
    const { rows } = await sql<{ id: number }>`select max(id) as id from generation`.execute(store.db);
    return rows[0]?.id;
  }

  /** What stands in the store is what a plain replay of the files ends with. */
  async function agreesWithFiles(paths: readonly string[]): Promise<void> {
    const replayed = await replayFiles(paths);
    const { rows: routes } = await sql<{ route: string }>`
      with standing as materialized (select prefix, peer_id, path_id from current_route)
      select concat_ws(' ', p.collector, host(p.ip), r.prefix, '|', a.asns) as route
      from standing r join peer p on p.id = r.peer_id join as_path a on a.id = r.path_id
    `.execute(store.db);
    expectSame(
      routes.map(({ route }) => route),
      replayed.routes,
    );
    const { rows: announced } = await sql<{ row: string }>`
      select concat_ws(' ', prefix, origin, propagation) as row from live_announced
    `.execute(store.db);
    expectSame(
      announced.map(({ row }) => row),
      replayed.announced,
    );
  }
});

/** Two lists of many texts hold the same ones, each once; a failure shows what differs alone. */
function expectSame(found: readonly string[], expected: readonly string[]): void {
  const there = { found: new Set(found), expected: new Set(expected) };
  const missing = expected.filter((text) => !there.found.has(text));
  const surplus = found.filter((text) => !there.expected.has(text));
  expect({ missing, surplus, rows: found.length }).toEqual({
    missing: [],
    surplus: [],
    rows: expected.length,
  });
}
