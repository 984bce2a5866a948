import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { browserAt } from './accounts/browserAt.ts';
import { measureEqualTimes } from './accounts/equalTimes.ts';
import { addressOf, fillAccounts, PASSWORD } from './accounts/manyAccounts.ts';
import { type Bench, type Figure, median } from './bench.ts';
import { startServer, stopServer, WARM_UP } from './serverProcess.ts';

const ACCOUNTS = 10_000;
const MESSAGES = 100_000;
/** Log-ins at a time, and the number of rounds. */
const LOG_INS = 200;
const ROUNDS = 3;
/** Interval between reads in the meantime, ms. */
const READ_EVERY = 20;
const READS_LIMIT = { at: 300, better: 'lower' } as const;
const LISTS_LIMIT = { at: 100, better: 'lower' } as const;
/** Number of requests for each list. */
const TIMES = 100;

const READS = [
  (n: number) => `/v2/incidents/info/asn/${64_512 + (n % 300)}`,
  (n: number) => `/v2/incidents/info/search?q=10.${n % 200}.0.0`,
  (n: number) => `/v2/incidents/info/overview/asn/${64_512 + (n % 60)}`,
];
const OWN_LISTS = ['/api/auth/v1/threads', '/api/auth/v1/sessions'];
const LISTS = [
  '/api/admin/v1/users',
  '/api/admin/v1/users?page=150',
  '/api/admin/v1/users?q=person77',
  '/api/admin/v1/inbox',
  '/api/admin/v1/inbox?page=100',
  '/api/admin/v1/audit',
  '/api/admin/v1/outbox',
];

type Report = (figure: Figure) => void;

/** Public reads while many people log in, and lists of many accounts and messages, with the lab in the embedded database. */
export const bench: Bench = {
  topic: 'accounts',
  about: `${ACCOUNTS} accounts, ${MESSAGES} messages: lists, and reads while ${LOG_INS} people log in at once`,
  async run(report) {
    const folder = mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
    let running: ChildProcess | undefined;
    try {
      await stopServer((await startServer({ DATA_DIR: folder, SAMPLE_DATA: 'yes' })).child);
      await fillAccounts(folder, ACCOUNTS, MESSAGES);
      const started = await startServer({ DATA_DIR: folder, TRUST_PROXY: 'yes' });
      running = started.child;
      await setTimeout(WARM_UP);
      await measureLists(started.address, report);
      await measureEqualTimes(started.address, report);
      await measureReads(started.address, report);
    } finally {
      await stopServer(running);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function measureLists(server: string, report: Report): Promise<void> {
  const admin = browserAt(server, 0);
  const { status } = await admin.login(addressOf(0), PASSWORD);
  if (status !== 200) throw new Error(`the administrator's log-in returned ${status}`);
  for (const path of [...OWN_LISTS, ...LISTS]) {
    const times: number[] = [];
    for (let i = 0; i < TIMES; i += 1) {
      const begun = performance.now();
      const { status: answered } = await admin.send('GET', path);
      times.push(performance.now() - begun);
      if (answered !== 200) throw new Error(`${path} returned ${answered}`);
    }
    report({
      what: `${path}, p99 of ${TIMES}`,
      unit: 'ms',
      ours: quantile(times, 0.99),
      limit: LISTS_LIMIT,
      note: `p50 ${median(times).toFixed(0)} ms`,
    });
  }
}

async function measureReads(server: string, report: Report): Promise<void> {
  const quiet = await readMeanwhile(server, setTimeout(5_000));
  const times: number[] = [];
  const logIns: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const people = await Promise.all(
      Array.from({ length: LOG_INS }, async (_, i) => {
        const browser = browserAt(server, 1 + round * LOG_INS + i);
        return { browser, email: addressOf(1 + round * LOG_INS + i), recaptcha: await browser.captcha() };
      }),
    );
    const logIn = async ({ browser, email, recaptcha }: (typeof people)[number]): Promise<void> => {
      const begun = performance.now();
      const { status, answer } = await browser.send('POST', '/api/auth/v1/login', {
        recaptcha,
        email,
        password: PASSWORD,
      });
      logIns.push(performance.now() - begun);
      if (status !== 200) throw new Error(`a log-in returned ${status}: ${JSON.stringify(answer)}`);
    };
    times.push(...(await readMeanwhile(server, Promise.all(people.map(logIn)))));
  }
  report({
    what: `public reads while ${LOG_INS} people log in at once, p99`,
    unit: 'ms',
    ours: quantile(times, 0.99),
    limit: READS_LIMIT,
    note: `${times.length} reads, p50 ${quantile(times, 0.5).toFixed(0)} ms; p99 without log-ins ${quantile(quiet, 0.99).toFixed(0)} ms`,
  });
  report({ what: `${LOG_INS} log-ins at once, p50`, unit: 'ms', ours: quantile(logIns, 0.5) });
}

/** Durations of reads, ms, from now until the promise settles. */
async function readMeanwhile(server: string, until: Promise<unknown>): Promise<number[]> {
  const over = { yes: false };
  const end = until.finally(() => (over.yes = true));
  const reads: Promise<number>[] = [];
  for (let n = 0; !over.yes; n += 1) {
    reads.push(timeOf(server + (READS[n % READS.length]?.(n) ?? '')));
    await setTimeout(READ_EVERY);
  }
  await end;
  return Promise.all(reads);
}

async function timeOf(address: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(address, { headers: { 'x-forwarded-for': '192.0.2.7' } });
  await response.arrayBuffer();
  if (response.status !== 200 && response.status !== 404) throw new Error(`${address} returned ${response.status}`);
  return performance.now() - begun;
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
