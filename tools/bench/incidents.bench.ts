import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { incidentCallTable } from '@routeglass/api-client/incidents';
import type { ImportReport } from '../../apps/server/src/ingest/importEvent.ts';
import { createImporter } from '../../apps/server/src/ingest/importer.ts';
import { type ImportRequest, plainRequest } from '../../apps/server/src/ingest/importRequest.ts';
import { openStore } from '../../apps/server/src/store/open.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { sharedData } from '../shared-data.ts';
import { createAsker } from './askMany.ts';
import type { Bench, Figure } from './bench.ts';
import { startServer, stopServer } from './serverProcess.ts';

const TABLE = 'mrt/rib.rrc06.20100701.0759.bz2';
const UPDATES = 'mrt/updates.20190101.0000.gz';
const CONCURRENT = 50;
const REQUESTS = 2_000;

const atMost = (at: number): NonNullable<Figure['limit']> => ({ at, better: 'lower' });

/** From a file to stored incidents, alone and with a full table, and lists of them under load. */
export const bench: Bench = {
  topic: 'incidents',
  about: 'incidents from real files in the embedded database, and lists of them',
  skip: () => ([TABLE, UPDATES].every(sharedData) ? null : 'the real files beside the checkout are missing'),
  async run(report) {
    await inFolder(async (dataDir) => {
      await withStore(dataDir, async (store) => {
        const alone = await load(store, { paths: [sharedData(UPDATES) ?? ''] });
        reportImport(report, `${UPDATES} alone`, alone, 20, await shown(store));
      });
    });
    await inFolder(async (dataDir) => {
      const asns = await withStore(dataDir, async (store) => {
        const sample = await load(store, { sampleFolder: join(dataDir, 'lab') });
        report({ what: 'laboratory: full analysis', unit: 's', ours: analysisOf(sample.report), limit: atMost(10) });
        report({ what: 'laboratory: of that, incidents', unit: 's', ours: stepOf(sample.report) });
        const table = await load(store, { paths: [sharedData(TABLE) ?? ''] });
        reportImport(report, TABLE, table, 60, await shown(store));
        const updates = await load(store, { paths: [sharedData(UPDATES) ?? ''] });
        reportImport(report, `${UPDATES} after the laboratory and ${TABLE}`, updates, 20, await shown(store));
        return busiest(store);
      });
      await askLists(dataDir, asns, report);
    });
  },
};

type Report = (figure: Figure) => void;
/** `visible`: seconds until the incidents and the ratings of the day were visible. */
type Loaded = { readonly report: ImportReport; readonly seconds: number; readonly visible: number };

function reportImport(
  report: Report,
  what: string,
  { report: done, seconds, visible }: Loaded,
  limit: number,
  note: string,
) {
  report({ what: `${what}: from file to visible incidents`, unit: 's', ours: visible, limit: atMost(limit), note });
  report({ what: `${what}: of that, incidents`, unit: 's', ours: stepOf(done) });
  report({ what: `${what}: whole import`, unit: 's', ours: seconds });
  report({
    what: `${what}: full analysis, without reading the file`,
    unit: 's',
    ours: analysisOf(done),
    limit: atMost(60),
  });
}

/** Seconds of all computations. */
function analysisOf({ steps }: ImportReport): number {
  return steps.reduce((sum, { seconds }) => sum + seconds, 0);
}

function stepOf({ steps }: ImportReport): number {
  return steps.filter(({ step }) => step === 'incidents').reduce((sum, { seconds }) => sum + seconds, 0);
}

async function load(store: Store, request: Partial<ImportRequest>): Promise<Loaded> {
  const importer = createImporter(store);
  const begun = performance.now();
  const since = (): number => (performance.now() - begun) / 1000;
  let visible: number | null = null;
  const report = await importer.run({ ...plainRequest, ...request }, (event) => {
    if (event.type === 'publishing') visible ??= since();
  });
  await importer.close();
  return { report, seconds: since(), visible: visible ?? Number.NaN };
}

async function shown(store: Store): Promise<string> {
  const rows = await store.db
    .selectFrom('incident')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('benign', 'is', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, count }) => `${count} ${kind}s`).join(', ');
}

/** Networks with incidents: those with the most first, then every seventh. */
async function busiest(store: Store): Promise<number[]> {
  const rows = await store.db
    .selectFrom('incident_party')
    .select('asn')
    .where('is_listed', '=', true)
    .groupBy('asn')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('asn')
    .execute();
  const asns = rows.map(({ asn }) => asn);
  return [...asns.slice(0, 50), ...asns.slice(50).filter((_, i) => i % 7 === 0)];
}

async function askLists(dataDir: string, asns: readonly number[], report: Report): Promise<void> {
  const started = await startServer(dataDir);
  const asker = createAsker(CONCURRENT);
  try {
    const kinds: [string, (list: (typeof incidentCallTable)[number]) => string][] = [
      ['lists', ({ list }) => `${list.path}?sort-by=prefix`],
      ['lists with a text filter', ({ list }) => `${list.path}?q=as12`],
      ['histograms', ({ histogram }) => histogram.path],
      ['lists of countries', ({ countries }) => countries.path.replace('{party}', 'acceptor-countries')],
    ];
    for (const [what, template] of kinds) {
      const paths = asns.flatMap((asn) =>
        incidentCallTable.map((list) => template(list).replace('{asn}', String(asn))),
      );
      const some = paths.slice(0, REQUESTS).map((path) => started.address + path);
      for (const [share, at] of await asker.quantiles(some))
        report({ what: `${what}, ${share}`, unit: 'ms', ours: at, ...(share === 'p99' && { limit: atMost(250) }) });
    }
  } finally {
    asker.close();
    await stopServer(started.child);
  }
}

async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
  try {
    await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withStore<T>(dataDir: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
