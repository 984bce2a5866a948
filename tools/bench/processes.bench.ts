import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from '../../apps/server/test/postgresServer.ts';
import { sharedData } from '../shared-data.ts';
import { createAsker } from './askMany.ts';
import type { Bench } from './bench.ts';
import { loadFiles, type Place, startServer, stopServer } from './serverProcess.ts';

const TABLE = 'mrt/rib.rrc06.20100701.0759.bz2';
const CONCURRENT = 50;
const REQUESTS = 4_000;
/** Each number of processes is measured this often, alternating. */
const ROUNDS = 3;

const KINDS: readonly (readonly [what: string, path: (i: number) => string])[] = [
  ['AS info', (i) => `/v2/incidents/info/asn/${1 + i * 7}`],
  ['exact prefix', (i) => `/v2/incidents/info/search?q=${1 + (i % 222)}.${i % 256}.0.0/16`],
];

/** Throughput of several processes. The clients and the database share the same cores. */
export const bench: Bench = {
  topic: 'processes',
  about: `WEB_PROCESSES=1 and 2 over PostgreSQL, ${CONCURRENT} requests at a time, on ${availableParallelism()} cores`,
  skip: () =>
    postgresPrograms() === null
      ? 'PostgreSQL is not installed'
      : sharedData(TABLE)
        ? null
        : 'the real files beside the checkout are missing',
  async run(report) {
    const folder = mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
    const postgres = await startPostgres(postgresPrograms() ?? '', tmpdir(), []);
    const place: Place = { DATA_DIR: folder, DATABASE_URL: postgres.createDatabase('routeglass') };
    try {
      await loadFiles(place, sharedData(TABLE) ?? '');
      const best = new Map<string, number>();
      for (let round = 0; round < ROUNDS; round += 1)
        for (const processes of ['1', '2'])
          for (const [what, perSecond] of await measure({ ...place, WEB_PROCESSES: processes })) {
            const key = `${what} ${processes}`;
            best.set(key, Math.max(best.get(key) ?? 0, perSecond));
          }
      for (const [what] of KINDS) {
        const [one = 0, two = 0] = ['1', '2'].map((processes) => best.get(`${what} ${processes}`));
        report({ what: `${what}, one process`, unit: '/s', ours: one });
        report({ what: `${what}, two processes`, unit: '/s', ours: two, note: `${(two / one).toFixed(2)} times one` });
      }
    } finally {
      postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Responses per second of each kind. */
async function measure(place: Place): Promise<[what: string, perSecond: number][]> {
  const { WEB_PROCESSES: count, ...own } = place;
  const { child, address } = await startServer(count === '1' ? own : place);
  const asker = createAsker(CONCURRENT);
  try {
    const measured: [string, number][] = [];
    for (const [what, path] of KINDS) {
      const addresses = Array.from({ length: REQUESTS }, (_, i) => address + path(i));
      await asker.quantiles(addresses.slice(0, REQUESTS / 4));
      const begun = performance.now();
      await asker.quantiles(addresses);
      measured.push([what, REQUESTS / ((performance.now() - begun) / 1000)]);
    }
    return measured;
  } finally {
    asker.close();
    await stopServer(child);
  }
}
