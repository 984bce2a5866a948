import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sharedData } from '../../../../tools/shared-data.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { openInput } from './input/inputFile.ts';
import type { Load, LoadContext } from './loading.ts';
import { loadCommunities } from './communities/run.ts';
import { loadDelegated } from './delegated/run.ts';
import { loadIrr } from './irr/run.ts';
import { loadNames } from './names/run.ts';
import { loadOrganisations } from './organisations/run.ts';
import { loadPeeringdb } from './peeringdb/run.ts';
import { Skips } from './report/skips.ts';
import { loadVrps } from './vrps/run.ts';

const SLOW = 120_000;
/** Accepts every statement and returns nothing. */
const bulk = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
/** A store that accepts every row and keeps none. */
const sink = { copyInto: async () => 0, bulk } as Partial<Store> as Store;

async function loadFrom(path: string, load: (context: LoadContext) => Promise<Load>) {
  const skips = new Skips();
  const generation = { id: 1, kind: 'vrps', release: async () => {} } as const;
  const input = await openInput(sharedData(path) ?? '');
  const { counts, broken } = await load({ store: sink, generation, input, world: 'internet', collector: '', skips });
  return { counts, broken, skipped: skips.list().map(({ reason, count }) => [reason, count]) };
}

const cases: [string, (context: LoadContext) => Promise<Load>, Record<string, number>, unknown[]][] = [
  [
    'rpki/rpki-client.20250720T093133Z.json.bz2',
    loadVrps,
    { records: 723_521, vrps: 723_521, duplicates: 0, ipv6: 143_155, 'AS numbers': 50_106, aspas: 100 },
    [],
  ],
  ['rpki/ripe-validator.roas.csv', loadVrps, { records: 49, vrps: 49, duplicates: 0, ipv6: 4, 'AS numbers': 45 }, []],
  ['names/bgptools-asns.csv.gz', loadNames, { records: 120_793, networks: 120_793 }, []],
  [
    'irr/ripe.db.route.extract.txt',
    loadIrr,
    { records: 62, objects: 62, 'route objects': 62, 'as-sets': 0, members: 0, 'aut-nums': 0, registries: 1 },
    [],
  ],
  [
    'irr/ripe.db.route6.extract.txt',
    loadIrr,
    { records: 62, objects: 62, 'route objects': 62, 'as-sets': 0, members: 0, 'aut-nums': 0, registries: 1 },
    [],
  ],
  [
    'names/rir-organisations.2016.csv.gz',
    loadOrganisations,
    { records: 30_125, organisations: 25_901, networks: 29_413 },
    [['another row of the same organisation or network', 712]],
  ],
  [
    'irr/nro-delegated-stats.extract.txt',
    loadDelegated,
    { records: 15, 'address blocks': 11, 'blocks of AS numbers': 4 },
    [],
  ],
  ['communities/as12389.txt', loadCommunities, { records: 221, communities: 221 }, []],
  [
    'peeringdb/peeringdb_sample.json.gz',
    loadPeeringdb,
    { records: 4500, networks: 500, organisations: 500, exchanges: 500, ports: 500, facilities: 500 },
    [],
  ],
];

describe.skipIf(!sharedData('rpki'))('the real files hold what their manifest says', () => {
  it.each(cases)(
    '%s',
    async (path, load, counts, skipped) => {
      expect(await loadFrom(path, load)).toEqual({ counts, broken: null, skipped });
    },
    SLOW,
  );

  it(
    'names/asnames.pyasn.json.gz gives handle, holder and country',
    async () => {
      const { counts, broken, skipped } = await loadFrom('names/asnames.pyasn.json.gz', loadNames);
      expect([broken, skipped]).toEqual([null, []]);
      expect(counts).toEqual({ records: 77_586, networks: 77_586 });
    },
    SLOW,
  );
});
