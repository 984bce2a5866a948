import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AlertKind, usualRules } from '@routeglass/domain/alerts';
import { judgeAll } from '../../../apps/server/src/accounts/alerts/judgeAll.ts';
import { accountStore } from '../../../apps/server/src/accounts/tables.ts';
import { createImporter } from '../../../apps/server/src/ingest/importer.ts';
import { plainRequest } from '../../../apps/server/src/ingest/importRequest.ts';
import { openStore } from '../../../apps/server/src/store/open.ts';
import type { Store } from '../../../apps/server/src/store/store.ts';
import { sharedData } from '../../shared-data.ts';
import { type Figure, median } from '../bench.ts';
import { halve } from './halves.ts';
import { someNetworks, watchMany } from './watchMany.ts';

const WEEK = 7 * 86_400;
const UPDATES = [
  'mrt/updates.20070211.0141.gz',
  'mrt/updates.jinx.20150401.0000.bz2',
  'mrt/updates.20160811.1600.gz',
  'mrt/updates.20190101.0000.gz',
  'mrt/updates.20260222.1530.bz2',
];
const TABLES = ['mrt/rib.20140523.0600.slice.bz2', 'mrt/rib6.20151101.0600.slice.bz2'];
export const ordinaryFiles = [...UPDATES, ...TABLES];
/** These files have no labels: every alert about an incident counts as false. */
const ofIncidents: ReadonlySet<AlertKind> = new Set(['hijack', 'more-specific', 'leak-by', 'leak-through', 'bogon']);

interface Told {
  readonly asn: number;
  readonly kind: AlertKind;
}

/** What the default rules report to all networks of a file: when they begin to watch, and, for updates, in the second half. */
interface Watched {
  readonly networks: number;
  /** One network of each tenth, by the number of prefixes that it announces. */
  readonly typical: readonly number[];
  readonly standing: readonly Told[];
  readonly told: readonly Told[];
  readonly seconds: number;
}

/** What the default rules report for ordinary files: real tables and updates without known complaints. */
export async function countOrdinary(report: (figure: Figure) => void): Promise<void> {
  const watched: Watched[] = [];
  for (const file of UPDATES) {
    const one = await watchFile(file);
    watched.push(one);
    report({
      what: `${file}, second half: messages to ${one.networks} networks`,
      unit: `in ${(one.seconds / 60).toFixed(1)} min`,
      ours: one.told.length,
      note: kindsIn(one.told),
    });
  }
  const seconds = watched.reduce((sum, one) => sum + one.seconds, 0);
  const all = watched.flatMap(({ told }) => told);
  const minutes = `${(seconds / 60).toFixed(0)} min`;
  const networks = watched.reduce((sum, one) => sum + one.networks, 0);
  report({
    what: 'of these, alerts about incidents, all counted as false',
    unit: `to ${networks} networks in ${minutes}`,
    ours: all.filter(({ kind }) => ofIncidents.has(kind)).length,
  });
  const counts = typicalCounts(watched);
  const rates = counts.map((count) => Math.round((count * WEEK) / seconds));
  const inAll = counts.reduce((sum, count) => sum + count, 0);
  report({
    what: 'messages to ten typical networks, one from each tenth by announced prefixes',
    unit: 'per network and week',
    ours: median(rates),
    note: `median; ${rates.join(', ')}: ${inAll} in total in ${minutes}`,
  });
  for (const file of TABLES) {
    const { standing, typical, networks: count } = await watchFile(file);
    const own = standing.filter(({ asn }) => typical.includes(asn));
    report({
      what: `${file}: messages to ${count} networks when watching begins`,
      unit: '',
      ours: standing.length,
      note: `${kindsIn(standing)}; ${own.length} of them to ten typical networks`,
    });
  }
}

/** Number of messages to the typical network of each tenth, over all files. */
function typicalCounts(watched: readonly Watched[]): number[] {
  return Array.from({ length: 10 }, (_, tenth) =>
    watched.reduce((sum, { told, typical }) => sum + told.filter(({ asn }) => asn === typical[tenth]).length, 0),
  );
}

function kindsIn(told: readonly Told[]): string {
  const kinds = Map.groupBy(told, ({ kind }) => kind);
  return [...kinds].map(([kind, { length }]) => `${kind} ${length}`).join(', ') || 'none';
}

async function watchFile(file: string): Promise<Watched> {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
  const store = await openStore({ dataDir: join(folder, 'data') });
  const importer = createImporter(store);
  const load = (path: string) => importer.run({ ...plainRequest, paths: [path], collector: 'bench' }, () => undefined);
  try {
    const path = sharedData(file) ?? '';
    const halves = file.includes('/updates') ? await halve(path, folder) : null;
    await load(halves?.first ?? path);
    const { asns, newest } = await someNetworks(store, Infinity);
    const typical = await typicalNetworks(store);
    await watchMany(store, asns, newest, Date.now(), usualRules);
    await judgeAll(accountStore(store), Date.now());
    const standing = await toldSince(store, 0);
    if (halves) {
      await load(halves.second);
      await judgeAll(accountStore(store), Date.now());
    }
    const told = await toldSince(store, standing.length);
    await importer.close();
    return { networks: asns.length, typical, standing, told, seconds: halves?.seconds ?? 0 };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Messages in order, without the first `count`. */
const toldSince = (store: Store, count: number): Promise<Told[]> =>
  accountStore(store)
    .db.selectFrom('alert_message as m')
    .innerJoin('alert as a', 'a.id', 'm.alert_id')
    .innerJoin('alert_watch as w', 'w.id', 'a.watch_id')
    .select(['w.asn', 'a.kind'])
    .orderBy('m.place')
    .offset(count)
    .execute();

/** The middle network of each tenth, in order of the number of prefixes that they announce. */
async function typicalNetworks(store: Store): Promise<number[]> {
  const rows = await store.db
    .selectFrom('announced')
    .select(({ fn }) => ['origin', fn.countAll<number>().as('prefixes')])
    .groupBy('origin')
    .orderBy('prefixes')
    .orderBy('origin')
    .execute();
  return Array.from({ length: 10 }, (_, tenth) => rows[Math.floor(((tenth + 0.5) * rows.length) / 10)]?.origin ?? 0);
}
