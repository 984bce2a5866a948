import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globalMetrics, localMetrics } from '@routeglass/domain/rating-metrics';
import { openStore } from '../../../apps/server/src/store/open.ts';
import { postgresPrograms, startPostgres } from '../../../apps/server/test/postgresServer.ts';
import { type Asker, createAsker } from '../askMany.ts';
import type { Figure } from '../bench.ts';
import { type Place, startServer, stopServer } from '../serverProcess.ts';
import { COUNTRIES, NETWORKS, writeLargeRating } from './largeRating.ts';

const CONCURRENT = 50;
const REQUESTS = 2_000;
const LAST_PAGE = NETWORKS / 50;
const KEYS = ['position', 'change', 'asn', 'value'];
const ORDERS = ['asc', 'desc'];

const pick = (all: readonly string[], i: number): string => all[i % all.length] ?? '';
const list = (metric: string, query: string) => `/v2/as-rating/${metric}?${query}`;

/** Requests of subscribers, each address once, so that caches do not help. */
const questions: readonly (readonly [what: string, address: (i: number) => string])[] = [
  ['any page', (i) => list(pick(globalMetrics, i), `page=${1 + ((i * 7_919) % LAST_PAGE)}`)],
  [
    'any sort',
    (i) => {
      const page = 1 + ((i * 7_919) % LAST_PAGE);
      return list(pick(globalMetrics, i >> 3), `sort-by=${pick(KEYS, i)}&order=${pick(ORDERS, i >> 2)}&page=${page}`);
    },
  ],
  [
    'any country',
    (i) => list(pick(globalMetrics, i), `filter-country=${pick(COUNTRIES, i)}&page-size=${10 + (i % 90)}`),
  ],
  [
    'any local rating',
    (i) => list(pick(localMetrics, i), `rating-country=${pick(COUNTRIES, i >> 3)}&page-size=${10 + (i % 90)}`),
  ],
  ['any name', (i) => list(pick(globalMetrics, i), `q=network-${10_000 + i}`)],
];

/** Pages of a rating of 80,000 networks, with each database. */
export async function measurePages(report: (figure: Figure) => void, wanted: string | undefined): Promise<void> {
  const programs = postgresPrograms();
  for (const engine of ['pglite', ...(programs ? ['postgresql'] : [])]) {
    if (wanted !== undefined && wanted !== engine) continue;
    const folder = mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
    const postgres = engine === 'postgresql' && programs ? await startPostgres(programs, tmpdir(), []) : null;
    const place: Place = postgres
      ? { DATA_DIR: folder, DATABASE_URL: postgres.createDatabase('routeglass') }
      : { DATA_DIR: folder };
    try {
      const store = await openStore({
        dataDir: folder,
        ...(place.DATABASE_URL && { databaseUrl: place.DATABASE_URL }),
      });
      await writeLargeRating(store);
      await store.close();
      await measureOver(engine, place, report);
    } finally {
      postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function measureOver(engine: string, place: Place, report: (figure: Figure) => void): Promise<void> {
  const { child, address } = await startServer({ ...place, SAMPLE_SESSION: 'rating' });
  const asker = createAsker(CONCURRENT);
  try {
    // The first request for a rating reads it into memory.
    await reportFirst(asker, report, `${engine}: first request of each rating`, [
      globalMetrics.map((metric) => address + list(metric, 'page=2')),
    ]);
    const local = COUNTRIES.map((country) =>
      localMetrics.map((metric) => address + list(metric, `rating-country=${country}&page=2`)),
    );
    await reportFirst(asker, report, `${engine}: first request of each local rating, one country at a time`, local);
    for (const [what, path] of questions) {
      const addresses = [...new Set(Array.from({ length: REQUESTS }, (_, i) => address + path(i + 1)))];
      const [p50, p99] = await asker.quantiles(addresses);
      report({
        what: `${engine}: ${what} of ${NETWORKS} networks, p99 at ${CONCURRENT} requests at a time`,
        unit: 'ms',
        ours: p99?.[1] ?? Number.NaN,
        limit: { at: 150, better: 'lower' },
        note: `p50 ${(p50?.[1] ?? Number.NaN).toFixed(1)} ms, ${addresses.length} addresses`,
      });
    }
  } finally {
    asker.close();
    await stopServer(child);
  }
}

/** Sends requests for the first time, those of a group at once, and reports the slowest response. */
async function reportFirst(
  asker: Asker,
  report: (figure: Figure) => void,
  what: string,
  groups: readonly (readonly string[])[],
): Promise<void> {
  const times: number[] = [];
  for (const group of groups) times.push(...(await Promise.all(group.map((address) => timed(asker, address)))));
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? Number.NaN;
  report({
    what: `${what}, slowest`,
    unit: 'ms',
    ours: sorted.at(-1) ?? Number.NaN,
    note: `median ${Math.round(median)} ms`,
  });
}

async function timed(asker: Asker, address: string): Promise<number> {
  const begun = performance.now();
  await asker.ask(address);
  return performance.now() - begun;
}
