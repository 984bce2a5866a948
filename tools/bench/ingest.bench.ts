import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { importThroughServer } from '../../apps/server/src/ingest/control/client.ts';
import type { ImportEvent, ImportReport } from '../../apps/server/src/ingest/importEvent.ts';
import { plainRequest } from '../../apps/server/src/ingest/importRequest.ts';
import { serverSettings } from '../run/workspace.mjs';
import { sharedData } from '../shared-data.ts';
import { type Bench, type Figure, median } from './bench.ts';
import { WARM_UP } from './serverProcess.ts';
import { bareCopySeconds } from '../../apps/server/test/bareCopy.ts';

const RIB = 'mrt/rib.rrc06.20100701.0759.bz2';
const VRPS = 'rpki/rpki-client.20250720T093133Z.json.bz2';
const UPDATES = 'mrt/updates.20260222.1530.bz2';
const main = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'main.ts');
/** Milliseconds after an import in which the server flushes it to disk; they must not count for the next import. */
const AFTER_IMPORT = 3_000;
/** Milliseconds between two look-ups during an import. */
const LOOK_UP_EVERY = 5;

/**
 * Imports of real files by a running server with the embedded database, requested as by `npm run ingest`, while users look up networks; with
 * `asking=no`, without users.
 */
export const bench: Bench = {
  topic: 'ingest',
  about: 'imports into the embedded database while the server answers requests',
  skip: () => ([RIB, VRPS, UPDATES].every(sharedData) ? null : 'the real files beside the checkout are missing'),
  async run(report, options) {
    const isAsked = options.get('asking') !== 'no';
    const dataDir = mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
    let server: ChildProcess | undefined;
    try {
      const begun = performance.now();
      const started = await start(dataDir);
      server = started.child;
      report({ what: 'first start: registry data and demo data', unit: 's', ours: (performance.now() - begun) / 1000 });
      await setTimeout(WARM_UP);

      const rib = await importFile(dataDir, RIB, started.address, isAsked);
      const routes = rib.report.files[0]?.counts['routes'] ?? 0;
      const bare = await bareCopySeconds(sharedData(RIB) ?? '');
      const written = rib.report.files[0]?.seconds ?? 0;
      report({
        what: `rrc06: until ${routes} routes are visible and rated`,
        unit: 's',
        ours: rib.visible,
        limit: atMost(40),
      });
      report({ what: 'rrc06: whole import', unit: 's', ours: rib.seconds, limit: atMost(60) });
      report({
        what: 'rrc06: reading and writing the routes',
        unit: 's',
        ours: written,
        peers: { 'plain COPY of the same rows, without an index': bare },
        note: `${Math.round(routes / written)} rows/s, plain COPY ${Math.round(routes / bare)}`,
      });
      report({ what: 'rrc06: of that, bzip2', unit: 's', ours: rib.report.files[0]?.unpackSeconds ?? 0 });
      for (const { step, seconds } of rib.report.steps) report({ what: `rrc06: ${step}`, unit: 's', ours: seconds });
      report({ what: 'server: peak memory so far', unit: 'MB', ours: mostMemory(server), limit: atMost(1500) });
      if (isAsked) report(lookUpFigure('rrc06', rib.lookUps));

      const vrps = await importFile(dataDir, VRPS, started.address, isAsked);
      const unique = vrps.report.files[0]?.counts['vrps'] ?? 0;
      report({ what: `VRPs: import of ${unique} unique VRPs`, unit: 's', ours: vrps.seconds, limit: atMost(60) });
      if (isAsked) report(lookUpFigure('VRPs', vrps.lookUps));
      const updates = await importFile(dataDir, UPDATES, started.address, isAsked);
      report({ what: '15 minutes of updates (118,663 events): whole import', unit: 's', ours: updates.seconds });
      report({ what: 'updates: until incidents are visible', unit: 's', ours: updates.visible, limit: atMost(20) });
      const wroteUpdates = updates.report.files[0]?.seconds ?? 0;
      report({ what: 'updates: reading and writing the events', unit: 's', ours: wroteUpdates });
      for (const { step, seconds } of updates.report.steps)
        report({ what: `updates: ${step}`, unit: 's', ours: seconds });
      if (isAsked) report(lookUpFigure('updates', updates.lookUps));
      report({ what: 'server: peak memory at the end', unit: 'MB', ours: mostMemory(server), limit: atMost(1500) });
    } finally {
      server?.kill('SIGTERM');
      if (server) await once(server, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

const atMost = (at: number): NonNullable<Figure['limit']> => ({ at, better: 'lower' });

function lookUpFigure(during: string, lookUps: readonly number[]): Figure {
  const sorted = [...lookUps].sort((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  const note = `${sorted.length} look-ups, median ${median(sorted).toFixed(1)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`;
  return { what: `${during}: AS look-ups during the import, p99`, unit: 'ms', ours: p99, limit: atMost(200), note };
}

async function importFile(dataDir: string, file: string, address: string, isAsked: boolean) {
  const lookUps: number[] = [];
  const ended = new AbortController();
  const looking = isAsked ? lookUp(address, lookUps, ended.signal) : null;
  const begun = performance.now();
  const request = { ...plainRequest, paths: [sharedData(file) ?? ''] };
  const since = (): number => (performance.now() - begun) / 1000;
  let visible: number | null = null;
  const listener = (event: ImportEvent): void => {
    if (event.type === 'publishing') visible ??= since();
  };
  const report: ImportReport | undefined = await importThroughServer(dataDir, request, listener, ended.signal);
  const seconds = since();
  ended.abort();
  await looking;
  if (!report) throw new Error('the server does not accept imports');
  await setTimeout(AFTER_IMPORT);
  return { report, seconds, visible: visible ?? Number.NaN, lookUps };
}

async function lookUp(address: string, into: number[], signal: AbortSignal): Promise<void> {
  for (let asn = 1; !signal.aborted; asn = (asn * 7919 + 1) % 60_000) {
    const begun = performance.now();
    await (await fetch(`${address}/v2/incidents/info/asn/${asn}`)).arrayBuffer();
    into.push(performance.now() - begun);
    await setTimeout(LOOK_UP_EVERY);
  }
}

async function start(dataDir: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['--conditions=routeglass-source', main], {
    env: {
      ...serverSettings,
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const data of child.stdout as AsyncIterable<Buffer>) {
    output += data.toString();
    const address = /http:\/\/\S+/.exec(output)?.[0];
    if (address) return { child, address };
  }
  throw new Error(`The server ended: ${output}`);
}

/** Peak memory of the process in MB, as measured by the kernel. */
function mostMemory({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
}
