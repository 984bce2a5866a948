import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { postgresPrograms, startPostgres } from '../../apps/server/test/postgresServer.ts';
import { sharedData } from '../shared-data.ts';
import type { Bench } from './bench.ts';
import { loadFiles, type Place, startServer, stopServer } from './serverProcess.ts';

const TABLE = 'mrt/rib.rrc06.20100701.0759.bz2';
/** The attack: this many searches at a time, abandoned after this many milliseconds, for this many rounds. */
const SEARCHES = 300;
const LEFT_AFTER_MS = 1_500;
const ROUNDS = 6;
/** Interval between reads in the meantime. */
const READ_EVERY_MS = 100;
const READER = '192.0.2.2';
const ATTACKER = '192.0.2.1';
const LIMIT_MS = 500;

const READS = [
  (n: number) => `/v2/incidents/info/asn/${1 + n * 13}`,
  (n: number) => `/v2/incidents/info/search?q=192.0.2.${n % 250}`,
  (n: number) => `/v2/incidents/info/overview/asn/${64_512 + (n % 60)}`,
];

/**
 * How long other clients wait while one client sends 300 searches at a time and closes the connections after 1.5 s.
 *
 * `engine=postgresql` uses a PostgreSQL server; BENCH_DATA_DIR names a folder that is already loaded.
 */
export const bench: Bench = {
  topic: 'overload',
  about: `reads by others while one client sends ${SEARCHES} searches at once and disconnects after ${LEFT_AFTER_MS / 1_000} s, ${ROUNDS} times`,
  skip: () => (sharedData(TABLE) ? null : 'the real files beside the checkout are missing'),
  async run(report, options) {
    const given = process.env.BENCH_DATA_DIR;
    const folder = given ?? mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
    const programs = options.get('engine') === 'postgresql' ? postgresPrograms() : null;
    const postgres = programs === null ? null : await startPostgres(programs, tmpdir(), []);
    const place: Place = postgres
      ? { DATA_DIR: folder, DATABASE_URL: postgres.createDatabase('routeglass') }
      : { DATA_DIR: folder };
    let running: ChildProcess | undefined;
    try {
      if (!given || postgres) {
        await stopServer((await startServer({ ...place, SAMPLE_DATA: 'yes' })).child);
        await loadFiles(place, sharedData(TABLE) ?? '');
      }
      const started = await startServer({ ...place, TRUST_PROXY: 'yes' });
      running = started.child;
      for (const [kind, textOf] of Object.entries(texts)) {
        const quiet = await readMeanwhile(started.address, setTimeout(3_000));
        const { times, health } = await readMeanwhile(started.address, attack(started.address, textOf));
        const note = `p99 without the searches ${quantile(quiet.times, 0.99).toFixed(0)} ms, ${times.length} reads, p50 ${quantile(times, 0.5).toFixed(0)} ms`;
        report({ what: `${kind}: reads, p99`, unit: 'ms', ours: quantile(times, 0.99), limit: below, note });
        report({ what: `${kind}: health check, slowest`, unit: 'ms', ours: Math.max(...health), limit: below });
      }
    } finally {
      await stopServer(running);
      postgres?.stop();
      if (!given) rmSync(folder, { recursive: true, force: true });
    }
  },
};

const below = { at: LIMIT_MS, better: 'lower' } as const;
const LETTERS = 'etaoinsrhldcumfpgwybvkxjqz';
const letter = (n: number): string => LETTERS[n % LETTERS.length] ?? 'e';
/** The search texts: each one only once, so that caches do not help. */
const texts: Readonly<Record<string, (n: number) => string>> = {
  'two letters': (n) => letter(n) + letter(Math.floor(n / LETTERS.length)),
  words: (n) => `${letter(n)}${letter(Math.floor(n / LETTERS.length))}${letter(n + 3)}${n % 10} net`,
};

async function attack(origin: string, textOf: (n: number) => string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const requests = Array.from({ length: SEARCHES }, (_, i) => {
      const address = `${origin}/v2/incidents/info/search?q=${encodeURIComponent(textOf(round * SEARCHES + i))}`;
      const request = get(address, { agent: false, headers: { 'x-forwarded-for': ATTACKER } }, (response) => {
        response.on('error', () => {});
        response.resume();
      });
      return request.on('error', () => {});
    });
    await setTimeout(LEFT_AFTER_MS);
    for (const request of requests) request.destroy();
  }
}

/** Waiting times of readers until `end`, each for a different address so that caches do not help, and of the health check. */
async function readMeanwhile(origin: string, end: Promise<unknown>): Promise<{ times: number[]; health: number[] }> {
  const times: number[] = [];
  const health: number[] = [];
  const asked: Promise<void>[] = [];
  const over = end.then(() => true);
  do {
    const n = questions;
    questions += 1;
    const path = READS[n % READS.length]?.(n) ?? '';
    asked.push(
      timed(origin + path).then((time) => void times.push(time)),
      timed(`${origin}/healthz`).then((time) => void health.push(time)),
    );
  } while (!(await Promise.race([over, setTimeout(READ_EVERY_MS, false)])));
  await Promise.all(asked);
  return { times, health };
}
let questions = 0;

/** Milliseconds from the request to the complete response. Rejects if the status is neither 200 nor 404. */
async function timed(address: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(address, { headers: { 'x-forwarded-for': READER } });
  await answer.text();
  if (answer.status !== 200 && answer.status !== 404) throw new Error(`${address} returned ${answer.status}`);
  return performance.now() - begun;
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}
