import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openStore } from '../../apps/server/src/store/open.ts';
import { retireOldUpdates } from '../../apps/server/src/store/retention.ts';
import { sharedData } from '../shared-data.ts';
import { createAsker } from './askMany.ts';
import type { Bench, Figure } from './bench.ts';
import { type Engine, enginesNamed } from './engines.ts';
import { type Measured, project } from './growth/projection.ts';
import { laterUpdates, writeCopies } from './growth/tableCopies.ts';
import { unpacked } from './growth/unpacked.ts';
import { loadFiles, type Place, startServer, stopServer, WARM_UP } from './serverProcess.ts';

const TABLE = 'mrt/rib.rrc06.20100701.0759.bz2';
const UPDATES = 'mrt/updates.20260222.1530.bz2';
const MILLION = 1_000_000;
const CONCURRENT = 50;
const REQUESTS = 1_500;
const DAYS = 3;
/** Millions of routes that about 60 collectors have together. */
const ALL_COLLECTORS = 80;
const DAY = 86_400;
/** Networks of 2010 with many prefixes, used as query subjects. */
const LARGE = [4323, 7018, 6389, 1785, 174, 701, 3356, 4766, 17488, 9583];

type Report = (figure: Figure) => void;

/**
 * Costs that grow with the number of routes, and the cost of a day of updates.
 *
 * `sizes=1,2`: millions of routes, default 1,2,4,8. `engine=pglite`, `engine=postgresql` or, if installed, `engine=citus`; default: the first
 * two.
 */
export const bench: Bench = {
  topic: 'growth',
  about: `1 to 8 million routes made from the rrc06 table; reads at ${CONCURRENT} requests at a time`,
  skip: () => ([TABLE, UPDATES].every(sharedData) ? null : 'the real files beside the checkout are missing'),
  async run(report, options) {
    const sizes = (options.get('sizes') ?? '1,2,4,8').split(',').map(Number);
    for (const engine of enginesNamed(options.get('engine'))) await grow(engine, sizes, report);
  },
};

async function grow(engine: Engine, sizes: readonly number[], report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-growth-'));
  const table = await unpacked(sharedData(TABLE) ?? '');
  const database = await engine.open(folder);
  try {
    let routes = 0;
    let copies = 0;
    const measured: Measured[] = [];
    for (const size of sizes) {
      const files = join(folder, `tables-${size}`);
      mkdirSync(files);
      copies += writeCopies(table, files, size * MILLION - routes, copies).length;
      const { seconds, writing, memory } = await loadFiles(database.place, files);
      rmSync(files, { recursive: true });
      const what = `${engine.name}, ${size} million routes`;
      const added = size * MILLION - routes;
      routes = size * MILLION;
      const note = `${Math.round(added / writing)} routes/s`;
      report({
        what: `${what}: reading and writing ${added / MILLION} million added routes`,
        unit: 's',
        ours: writing,
        note,
      });
      report({ what: `${what}: computing the results of all routes`, unit: 's', ours: seconds - writing });
      report({ what: `${what}: peak memory of the import`, unit: 'MB', ours: memory });
      const disk = megabytesIn(database.files);
      report({ what: `${what}: on disk, without the log`, unit: 'MB', ours: disk });
      const computing = seconds - writing;
      measured.push({ routes: size, added: added / MILLION, writing, computing, memory, disk });
      await read(database.place, what, report);
    }
    if (measured.length > 1) extrapolate(engine.name, measured, report);
    await addDays(engine.name, database, folder, report);
    await forgetDay(engine.name, database, folder, table, report);
  } finally {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Expected costs of all collectors together, extrapolated from the measured sizes. */
function extrapolate(name: string, measured: readonly Measured[], report: Report): void {
  const what = `${name}, ${ALL_COLLECTORS} million routes, extrapolated`;
  const { writing, computing, memory, disk } = project(measured, ALL_COLLECTORS);
  report({ what: `${what}: reading and writing, one loader`, unit: 's', ours: writing });
  report({ what: `${what}: computing the results of all routes`, unit: 's', ours: computing });
  report({ what: `${what}: peak memory of the import`, unit: 'MB', ours: memory });
  report({ what: `${what}: on disk, without the log`, unit: 'MB', ours: disk });
}

async function read(place: Place, what: string, report: Report): Promise<void> {
  const asker = createAsker(CONCURRENT);
  const { child, address } = await startServer(place);
  await setTimeout(WARM_UP);
  try {
    const known: { asn: number; prefix: string }[] = [];
    for (const asn of LARGE) {
      const { body } = await asker.ask(
        `${address}/v2/incidents/connectivity/prefixes/asn/${asn}?page-size=${REQUESTS / LARGE.length}`,
      );
      const { data } = JSON.parse(body) as { data: { prefix: string }[] };
      for (const { prefix } of data) known.push({ asn, prefix });
    }
    const reads: [string, (one: { asn: number; prefix: string }, i: number) => string][] = [
      ['exact prefix', ({ prefix }) => `/v2/incidents/info/search?q=${prefix}`],
      ['longest match', ({ prefix }) => `/v2/incidents/info/search?q=${prefix.replace(/\d+\/\d+$/, '77')}`],
      ['graph of a prefix', ({ asn, prefix }) => `/v2/route-graph/asn/${asn}/graph?prefix=${prefix}`],
      ['prefixes of a network', (_, i) => `/v2/incidents/connectivity/prefixes/asn/${1 + i * 13}?page-size=50`],
      ['AS info', (_, i) => `/v2/incidents/info/asn/${1 + i * 13}`],
    ];
    for (const [kind, path] of reads) {
      const [p50, p99] = await asker.quantiles(known.map((one, i) => address + path(one, i)));
      report({
        what: `${what}: ${kind}, p99`,
        unit: 'ms',
        ours: p99?.[1] ?? Number.NaN,
        note: `p50 ${(p50?.[1] ?? Number.NaN).toFixed(1)} ms`,
      });
    }
  } finally {
    asker.close();
    await stopServer(child);
  }
}

/** Cost and gain of forgetting the first day, once a newer table of its collector contains its outcome. */
async function forgetDay(
  name: string,
  { place, files }: { place: Place; files: readonly string[] },
  folder: string,
  table: Uint8Array,
  report: Report,
): Promise<void> {
  const updates = await unpacked(sharedData(UPDATES) ?? '');
  const [path = ''] = writeCopies(table, daysIn(folder), MILLION / 2);
  // An hour after the last day's updates: only those of the first day are more than two days older.
  const shift = firstInstant(updates) - firstInstant(table) + (DAYS - 1) * DAY + 3_600;
  writeFileSync(path, laterUpdates(readFileSync(path), shift));
  await loadFiles(place, path);
  const before = megabytesIn(files);
  const store = await openStore({ dataDir: place['DATA_DIR'] ?? folder, databaseUrl: place['DATABASE_URL'] });
  try {
    const begun = performance.now();
    const forgotten = await retireOldUpdates(store, DAYS - 1);
    const seconds = (performance.now() - begun) / 1000;
    const note = `${forgotten} file, ${(before - megabytesIn(files)).toFixed(1)} MB freed on disk`;
    report({ what: `${name}: deleting the events of day 1`, unit: 's', ours: seconds, note });
  } finally {
    await store.close();
  }
}

function firstInstant(mrt: Uint8Array): number {
  return new DataView(mrt.buffer, mrt.byteOffset).getUint32(0);
}

/** A quarter of an hour of real updates on each of some days. */
async function addDays(
  name: string,
  database: { place: Place; files: readonly string[] },
  folder: string,
  report: Report,
) {
  const updates = await unpacked(sharedData(UPDATES) ?? '');
  for (let day = 0; day < DAYS; day += 1) {
    const path = join(daysIn(folder), `updates.rrc100.000${day}.mrt`);
    writeFileSync(path, laterUpdates(updates, day * DAY));
    const before = megabytesIn(database.files);
    const { seconds, visible } = await loadFiles(database.place, path);
    const note = `whole import ${seconds.toFixed(1)} s, ${(megabytesIn(database.files) - before).toFixed(1)} MB more on disk`;
    report({ what: `${name}: 118,663 events of day ${day + 1} until visible`, unit: 's', ours: visible, note });
  }
}

/** The folder for the updates and the table that includes them: its name makes them belong to one collector. */
function daysIn(folder: string): string {
  const days = join(folder, 'days');
  mkdirSync(days, { recursive: true });
  return days;
}

/** Size of the files in some folders, in MB. */
function megabytesIn(folders: readonly string[]): number {
  const lines = execFileSync('du', ['-sk', ...folders], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines.reduce((sum, line) => sum + Number(line.split('\t')[0]), 0) / 1024;
}
