import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { postgresPrograms, startPostgres } from '../../apps/server/test/postgresServer.ts';
import { sharedData } from '../shared-data.ts';
import { everyRead, type Subject } from './api/everyCall.ts';
import { type Asker, createAsker } from './askMany.ts';
import type { Bench, Figure } from './bench.ts';
import { loadFiles, type Place, startServer, stopServer, WARM_UP } from './serverProcess.ts';

const TABLE = 'mrt/rib.rrc06.20100701.0759.bz2';
const CONCURRENT = 50;
const REQUESTS = 3_000;
/** Number of requests for each call when the whole contract is measured. */
const REQUESTS_EACH = 300;
/** Networks of 2010 with many prefixes, used as query subjects. */
const LARGE = [4323, 7018, 6389, 1785, 174, 701, 3356, 4766, 17488, 9583];

type Report = (figure: Figure) => void;

/**
 * API responses with a full table and the lab. Each address is requested once, so that caches do not help.
 *
 * `engine=postgresql` uses a PostgreSQL server instead of the embedded database; `calls=neighbors` measures only calls whose name begins with
 * that.
 */
export const bench: Bench = {
  topic: 'api',
  about: `API with the rrc06 table and the laboratory, ${CONCURRENT} requests at a time (BENCH_DATA_DIR: a folder that is already loaded)`,
  skip: () => (sharedData(TABLE) ? null : 'the real files beside the checkout are missing'),
  async run(report, options) {
    const given = process.env.BENCH_DATA_DIR;
    const folder = given ?? mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
    const asker = createAsker(CONCURRENT);
    const programs = options.get('engine') === 'postgresql' ? postgresPrograms() : null;
    const postgres = programs === null ? null : await startPostgres(programs, tmpdir(), []);
    const place: Place = postgres
      ? { DATA_DIR: folder, DATABASE_URL: postgres.createDatabase('routeglass') }
      : { DATA_DIR: folder };
    let running: ChildProcess | undefined;
    try {
      if (!given) {
        // The first start loads the lab and the registry facts.
        await stopServer((await startServer({ ...place, SAMPLE_DATA: 'yes' })).child);
        await loadFiles(place, sharedData(TABLE) ?? '');
      }
      const started = await startServer(place);
      running = started.child;
      await setTimeout(WARM_UP);
      const only = options.get('calls');
      if (only === undefined) await measureMain(asker, started.address, report);
      await measureEvery(asker, started.address, only ?? '', report);
    } finally {
      asker.close();
      await stopServer(running);
      postgres?.stop();
      if (!given) rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** The most frequent requests. */
async function measureMain(asker: Asker, origin: string, report: Report): Promise<void> {
  const known = mixed(await announcedBy(asker, origin, LARGE)).slice(0, REQUESTS);
  const kinds: [string, number, (one: Subject, i: number) => string][] = [
    ['exact prefix', 80, ({ prefix }) => `/v2/incidents/info/search?q=${prefix}`],
    ['longest match of an address', 80, ({ prefix }) => `/v2/incidents/info/search?q=${addressIn(prefix)}`],
    ['graph of a prefix', 150, ({ asn, prefix }) => `/v2/route-graph/asn/${asn}/graph?prefix=${prefix}`],
    ['AS info', 80, (_, i) => `/v2/incidents/info/asn/${1 + i * 13}`],
  ];
  for (const [what, limit, path] of kinds) {
    for (const [share, at] of await asker.quantiles(known.map((one, i) => origin + path(one, i))))
      report({ what: `${what}, ${share}`, unit: 'ms', ours: at, ...(share === 'p99' ? { limit: atMost(limit) } : {}) });
  }
}

/** Every read of the contract. New calls are measured from their first day. */
async function measureEvery(asker: Asker, origin: string, only: string, report: Report): Promise<void> {
  const prefixes = mixed(await announcedBy(asker, origin, LARGE)).slice(0, REQUESTS_EACH);
  const networks = await announcers(asker, origin);
  for (const read of everyRead().filter(({ name }) => name.startsWith(only))) {
    const subjects = read.byPrefix ? prefixes : networks;
    const addresses = [...new Set(subjects.map((subject, i) => origin + read.address(subject, i)))];
    const [first = ''] = addresses;
    const { status, body } = await asker.ask(first);
    if (status !== 200 && status !== 404) {
      report({
        what: read.name,
        unit: 'ms',
        ours: Number.NaN,
        note: `${first} returned ${status}: ${body.slice(0, 120)}`,
      });
      continue;
    }
    const [p50, p99] = await asker.quantiles(addresses);
    const note = `p50 ${(p50?.[1] ?? Number.NaN).toFixed(1)} ms, ${addresses.length} addresses`;
    report({ what: read.name, unit: 'ms', ours: p99?.[1] ?? Number.NaN, limit: atMost(read.limit), note });
  }
}

const atMost = (at: number): NonNullable<Figure['limit']> => ({ at, better: 'lower' });

/** The prefixes of some networks. */
async function announcedBy(asker: Asker, origin: string, asns: readonly number[]): Promise<Subject[]> {
  const all: Subject[] = [];
  for (const asn of asns) {
    const { body } = await asker.ask(`${origin}/v2/incidents/connectivity/prefixes/asn/${asn}?page-size=1000`);
    for (const { prefix } of (JSON.parse(body) as { data: { prefix: string }[] }).data) all.push({ asn, prefix });
  }
  return all;
}

/** Distinct networks, each with a prefix that it announces. */
async function announcers(asker: Asker, origin: string): Promise<Subject[]> {
  const found = new Map<number, Subject>();
  for (let block = 1; block < 224 && found.size < REQUESTS_EACH; block += 1) {
    const { body } = await asker.ask(`${origin}/v2/incidents/info/search?q=${block}.0.0.0/8`);
    for (const { type, data } of JSON.parse(body) as {
      type: string;
      data: { prefix: string; origin: { asn: number } };
    }[])
      if (type === 'origin') found.set(data.origin.asn, { asn: data.origin.asn, prefix: data.prefix });
  }
  return [...found.values()].slice(0, REQUESTS_EACH);
}

/** Reorders the items so that they are mixed. */
function mixed<T>(all: readonly T[]): T[] {
  return all
    .map((one, i) => [(i * 7_919) % all.length, one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

/** An address inside a prefix of up to /24: the last byte becomes 77. */
function addressIn(prefix: string): string {
  return prefix.replace(/\d+\/\d+$/, '77');
}
