import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { sharedData } from '../shared-data.ts';
import type { Bench } from './bench.ts';
import { loadFile, startServer, stopServer } from './serverProcess.ts';

const TABLE = 'mrt/rib.rrc06.20100701.0759.bz2';
const CONCURRENT = 50;
const REQUESTS = 3_000;
/** Networks of 2010 with many prefixes, to draw addresses from. */
const LARGE = [4323, 7018, 6389, 1785, 174, 701, 3356, 4766, 17488, 9583];

interface Announced {
  readonly asn: number;
  readonly prefix: string;
}

/** Answers of the API over the embedded database with a whole table, each address asked once, so that no kept answer helps. */
export const bench: Bench = {
  topic: 'api',
  about: `API at ${CONCURRENT} requests at a time, embedded database, rrc06 table (BENCH_DATA_DIR names a folder already loaded)`,
  skip: () => (sharedData(TABLE) ? null : 'the real files beside the checkout are missing'),
  async run(report) {
    const given = process.env.BENCH_DATA_DIR;
    const dataDir = given ?? mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
    const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT });
    let running: ChildProcess | undefined;
    try {
      if (!given) await loadFile(dataDir, sharedData(TABLE) ?? '');
      const started = await startServer(dataDir);
      running = started.child;
      const origin = started.address;
      const known = await announcedPrefixes(origin, agent);
      const kinds: [string, number, (one: Announced) => string][] = [
        ['exact prefix', 80, ({ prefix }) => `/v2/incidents/info/search?q=${prefix}`],
        ['longest match of an address', 80, ({ prefix }) => `/v2/incidents/info/search?q=${addressIn(prefix)}`],
        ['graph of a prefix', 150, ({ asn, prefix }) => `/v2/route-graph/asn/${asn}/graph?prefix=${prefix}`],
      ];
      for (const [what, limit, path] of kinds) {
        const paths = known.slice(0, REQUESTS).map((one) => origin + path(one));
        for (const [share, at] of await quantiles(agent, paths))
          report({ what: `${what}, ${share}`, unit: 'ms', ours: at, ...limitOf(share, limit) });
      }
      const infos = Array.from({ length: REQUESTS }, (_, i) => `${origin}/v2/incidents/info/asn/${1 + i * 13}`);
      for (const [share, at] of await quantiles(agent, infos))
        report({ what: `AS info, ${share}`, unit: 'ms', ours: at, ...limitOf(share, 80) });
    } finally {
      agent.destroy();
      await stopServer(running);
      if (!given) rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

function limitOf(share: string, at: number) {
  return share === 'p99' ? { limit: { at, better: 'lower' as const } } : {};
}

/** Prefixes of the large networks, in an order that mixes them. */
async function announcedPrefixes(origin: string, agent: Agent): Promise<Announced[]> {
  const all: Announced[] = [];
  for (const asn of LARGE) {
    const path = `${origin}/v2/incidents/connectivity/prefixes/asn/${asn}?page-size=1000`;
    const { data } = JSON.parse((await ask(agent, path)).body) as { data: { prefix: string }[] };
    for (const { prefix } of data) all.push({ asn, prefix });
  }
  return all
    .map((one, i) => [(i * 7_919) % all.length, one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

/** An address inside a prefix: its last one but the first byte's worth. */
function addressIn(prefix: string): string {
  return prefix.replace(/\d+\/\d+$/, '77');
}

async function quantiles(agent: Agent, addresses: readonly string[]): Promise<[string, number][]> {
  const waiting = [...addresses];
  const times: number[] = [];
  const worker = async (): Promise<void> => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const begun = performance.now();
      const { status, body } = await ask(agent, address);
      times.push(performance.now() - begun);
      if (status !== 200 && status !== 404) throw new Error(`${address} gave ${status}: ${body}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, worker));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return [
    ['p50', at(0.5)],
    ['p99', at(0.99)],
  ];
}

function ask(agent: Agent, address: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', reject);
  });
}
