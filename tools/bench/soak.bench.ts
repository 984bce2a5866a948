import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { everyRead, type Subject } from './api/everyCall.ts';
import { type Asker, createAsker } from './askMany.ts';
import { type Bench, median } from './bench.ts';
import { loadFiles, startServer, stopServer } from './serverProcess.ts';
import { sharedData } from '../shared-data.ts';

const MINUTES = 10;
const CONCURRENT = 4;
const SAMPLE_EVERY_MS = 2_000;
const IMPORT_EVERY_MS = 60_000;
/** Files that are loaded alternately; loading one again replaces only itself. */
const FILES = ['mrt/updates.20070211.0141.gz', 'mrt/updates.20160811.1600.gz'];
/** Largest growth from the second quarter of the time to the last, in percent. */
const MOST_GROWTH = 10;

/** Whether a server under constant reads and imports uses no more memory at the end than soon after its start. `minutes=10` sets the duration. */
export const bench: Bench = {
  topic: 'soak',
  about: `memory of a server that constantly answers reads and loads files (minutes=${MINUTES})`,
  skip: () => (FILES.every((file) => sharedData(file)) ? null : 'the real files beside the checkout are missing'),
  async run(report, options) {
    const minutes = Number(options.get('minutes') ?? MINUTES);
    const folder = mkdtempSync(join(tmpdir(), 'routeglass-soak-'));
    const asker = createAsker(CONCURRENT);
    let running: ChildProcess | undefined;
    try {
      const started = await startServer({ DATA_DIR: folder, SAMPLE_DATA: 'yes' });
      running = started.child;
      const subjects = await subjectsOf(asker, started.address);
      const until = performance.now() + minutes * 60_000;
      const memory: number[] = [];
      const asked = { count: 0 };
      await Promise.all([
        askUntil(until, asker, started.address, subjects, asked),
        loadUntil(until, folder),
        sampleUntil(until, started.child, memory),
      ]);
      const quarter = memory.length >> 2;
      const early = median(memory.slice(quarter, 2 * quarter));
      const late = median(memory.slice(3 * quarter));
      report({
        what: 'memory in the second quarter of the run',
        unit: 'MB',
        ours: early,
        note: `${asked.count} answers`,
      });
      report({
        what: 'memory in the last quarter',
        unit: 'MB',
        ours: late,
        note: `peak ${Math.max(...memory).toFixed(0)} MB`,
      });
      const growth = 100 * (late / early - 1);
      report({ what: 'growth of memory', unit: '%', ours: growth, limit: { at: MOST_GROWTH, better: 'lower' } });
    } finally {
      asker.close();
      await stopServer(running);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Networks and prefixes of the lab. */
async function subjectsOf(asker: Asker, origin: string): Promise<Subject[]> {
  const { body } = await asker.ask(`${origin}/v2/incidents/info/search?q=10.0.0.0/8`);
  const found = JSON.parse(body) as { type: string; data: { prefix: string; origin: { asn: number } } }[];
  const subjects = found.flatMap(({ type, data }) =>
    type === 'origin' ? [{ asn: data.origin.asn, prefix: data.prefix }] : [],
  );
  if (subjects.length === 0) throw new Error(`no networks to request: ${body.slice(0, 200)}`);
  return subjects;
}

async function askUntil(
  until: number,
  asker: Asker,
  origin: string,
  subjects: readonly Subject[],
  asked: { count: number },
): Promise<void> {
  const reads = everyRead();
  let turn = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const read = reads[turn % reads.length];
      const subject = subjects[Math.floor(turn / reads.length) % subjects.length];
      turn += 1;
      if (!read || !subject) return;
      const { status, body } = await asker.ask(origin + read.address(subject, turn));
      if (status >= 500) throw new Error(`${read.name} returned ${status}: ${body.slice(0, 200)}`);
      asked.count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, worker));
}

/** The server takes over the import and runs it in a separate thread. */
async function loadUntil(until: number, folder: string): Promise<void> {
  for (let turn = 0; performance.now() + IMPORT_EVERY_MS < until; turn += 1) {
    const file = sharedData(FILES[turn % FILES.length] ?? '') ?? '';
    await loadFiles({ DATA_DIR: folder }, file, '--collector', `soak${turn % 2}`);
    await wait(Math.min(IMPORT_EVERY_MS, Math.max(0, until - performance.now())));
  }
}

async function sampleUntil(until: number, { pid }: ChildProcess, memory: number[]): Promise<void> {
  while (performance.now() < until) {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    memory.push(Number(kilobytes) / 1000);
    await wait(SAMPLE_EVERY_MS);
  }
}
