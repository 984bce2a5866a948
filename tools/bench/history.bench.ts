import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { sharedData } from '../shared-data.ts';
import type { Bench, Figure } from './bench.ts';
import { loadFile, startServer, stopServer } from './serverProcess.ts';

const TABLE = 'mrt/rib.rrc06.20100701.0759.bz2';
const CONCURRENT = 50;
const REQUESTS = 1_500;
const STORAGE = '/api/storage/v2/route-storage';
/** The start of the lab's week. */
const START = '2026-11-09T00:00:00';
const ORIGINS = 400;
const FIRST_ORIGIN = 64_512;
/** Networks of the rrc06 table with many prefixes. */
const LARGE = [4323, 7018, 174, 701];

interface Announced {
  readonly asn: number;
  readonly prefix: string;
}

interface Question {
  readonly path: string;
  readonly body?: string;
}

/** Histories over the lab's week, with a full table loaded, too. */
export const bench: Bench = {
  topic: 'history',
  about: `histories in the embedded database with a week of the laboratory and the rrc06 table, ${CONCURRENT} requests at a time`,
  skip: () => (sharedData(TABLE) ? null : 'the real files beside the checkout are missing'),
  async run(report) {
    const given = process.env.BENCH_DATA_DIR;
    const dataDir = given ?? mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
    const place = { DATA_DIR: dataDir, SAMPLE_DATA: 'yes', SAMPLE_SESSION: 'rating' };
    let running: ChildProcess | undefined;
    try {
      if (!given) {
        const first = await startServer(place);
        running = first.child;
        await untilReady(first.address);
        await stopServer(running);
        await loadFile(dataDir, sharedData(TABLE) ?? '');
      }
      const started = await startServer(place);
      running = started.child;
      const lab = await announced(started.address, asnsFrom(FIRST_ORIGIN, ORIGINS));
      const real = await announced(started.address, LARGE);
      report({ what: 'requested prefixes of the laboratory', unit: 'prefixes', ours: lab.length });
      const kinds: [string, number, (one: Announced) => Question, readonly Announced[]][] = [
        ['route history of a prefix over a week', 100, historyOf, lab],
        ['visibility of a prefix over a week', 100, timelineOf, lab],
        ['route history of a prefix, rrc06', 100, historyOf, real],
        ['visibility of a prefix, rrc06', 100, timelineOf, real],
        ['announcement history', 100, announcementsOf, lab],
        ['prefixes of a network in the last 3 months', 250, pastOf, [...new Set(lab.map(({ asn }) => asn))].map(anyOf)],
        ['prefixes of a network, day by day', 250, daysOf, [...new Set(lab.map(({ asn }) => asn))].map(anyOf)],
      ];
      // A server that has just started has not compiled anything yet.
      await measured(started.address, lab.slice(0, 300).map(historyOf));
      for (const [what, limit, question, ones] of kinds) {
        // A given folder need not contain both.
        if (ones.length === 0) continue;
        const questions = Array.from({ length: REQUESTS }, (_, i) =>
          question(ones[(i * 7_919) % ones.length] ?? anyOf(0)),
        );
        for (const figure of await measured(started.address, questions))
          report({
            what: `${what}, ${figure.share}`,
            unit: 'ms',
            ours: figure.at,
            ...(figure.share === 'p99' && { limit: { at: limit, better: 'lower' } }),
          } satisfies Figure);
      }
    } finally {
      await stopServer(running);
      if (!given) rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** Waits until a first start has loaded its sample. */
async function untilReady(address: string): Promise<void> {
  while (!(await fetch(`${address}/healthz`)).ok) await setTimeout(500);
}

const asnsFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);
const anyOf = (asn: number): Announced => ({ asn, prefix: '' });
const historyOf = ({ prefix }: Announced): Question => ({
  path: `${STORAGE}/get_graph_history?prefix=${prefix}&start_from=${START}`,
  body: '',
});
const timelineOf = ({ prefix }: Announced): Question => ({
  path: `${STORAGE}/get_timeline`,
  body: JSON.stringify({ prefixes: [prefix] }),
});
const announcementsOf = ({ asn, prefix }: Announced): Question => ({
  path: `/v2/incidents/connectivity/prefixes/history/${asn}?prefix=${prefix}`,
});
const pastOf = ({ asn }: Announced): Question => ({
  path: `/v2/incidents/connectivity/prefixes/asn/${asn}?from=2026-08-16`,
});
const daysOf = ({ asn }: Announced): Question => ({
  path: `/v2/incidents/connectivity/prefixes/asn/${asn}/histogram?from=2026-08-16`,
});

async function announced(address: string, asns: readonly number[]): Promise<Announced[]> {
  const all: Announced[] = [];
  for (const asn of asns) {
    const answer = await fetch(`${address}/v2/incidents/connectivity/prefixes/asn/${asn}?page-size=1000`);
    if (!answer.ok) continue;
    const { data } = (await answer.json()) as { data: { prefix: string }[] };
    for (const { prefix } of data) all.push({ asn, prefix });
  }
  return all;
}

async function measured(address: string, questions: readonly Question[]) {
  const waiting = [...questions];
  const times: number[] = [];
  const worker = async (): Promise<void> => {
    for (let question = waiting.pop(); question; question = waiting.pop()) {
      const { path, body } = question;
      const begun = performance.now();
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' };
      const answer = await fetch(address + path, body === undefined ? { headers } : { method: 'POST', body, headers });
      const text = await answer.text();
      times.push(performance.now() - begun);
      if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, worker));
  times.sort((a, b) => a - b);
  return [0.5, 0.99].map((share) => ({
    share: `p${share * 100}`,
    at: times[Math.floor(times.length * share)] ?? Number.NaN,
  }));
}
