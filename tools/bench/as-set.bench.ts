import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bench, median } from './bench.ts';
import { loadFile, startServer, stopServer } from './serverProcess.ts';

const NETWORKS = 20_000;
const DEPTH = 17;
const SETS_A_LEVEL = 60;
const RUNS = 7;
/** About as many networks, levels and loops as in the largest sets of the real registries. */
const WHAT = `${NETWORKS} networks in ${DEPTH} levels of sets with loops`;

/** The largest as-set, expanded by the API with the embedded database. */
export const bench: Bench = {
  topic: 'as-set',
  about: 'expansion of the largest AS-SET, from request to response (IRR explorer takes over 100 s for the largest)',
  async run(report) {
    const folder = mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
    let running: ChildProcess | undefined;
    try {
      const dump = join(folder, 'largest.db');
      writeFileSync(dump, largestSet());
      const dataDir = join(folder, 'data');
      await loadFile(dataDir, dump);
      const started = await startServer(dataDir);
      running = started.child;
      const ask = async (fields: string) => {
        const begun = performance.now();
        const answer = await fetch(`${started.address}/api/storage/v2/irrd/graphql/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: `{ ${fields} }` }),
        });
        const { data } = (await answer.json()) as { data: Record<string, readonly Record<string, unknown>[]> };
        return { data, ms: performance.now() - begun };
      };
      const cases = [
        ['members', 'recursiveSetMembers(setNames: ["AS-L0-0"]) { members }', 'members', NETWORKS],
        ['loops, the first 50', 'recursiveSetLoops(setNames: ["AS-L0-0"]) { loops { path loop } }', 'loops', 50],
      ] as const;
      for (const [what, fields, name, expected] of cases) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run++) {
          const { data, ms } = await ask(fields);
          const found = Object.values(data)[0]?.[0]?.[name] as readonly unknown[];
          if (found.length !== expected) throw new Error(`${what}: ${found.length} instead of ${expected}`);
          times.push(ms);
        }
        const limit = { at: 2000, better: 'lower' } as const;
        report({ what: `${WHAT}: ${what}`, unit: 'ms', ours: median(times), limit });
      }
    } finally {
      await stopServer(running);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** A dump in which each set of a level lists networks, some sets of the next level, and sometimes one of a higher level. */
function largestSet(): string {
  const objects: string[] = [];
  const sets = DEPTH * SETS_A_LEVEL;
  for (let set = 0; set < sets; set++) {
    const level = Math.floor(set / SETS_A_LEVEL);
    const members = Array.from({ length: Math.ceil(NETWORKS / sets) }, (_, i) => set + i * sets)
      .filter((network) => network < NETWORKS)
      .map((network) => `AS${1_000_000 + network}`);
    const ways = level === DEPTH - 1 ? 0 : level === 0 ? SETS_A_LEVEL : 4;
    for (let way = 0; way < ways; way++) members.push(nameOf(level + 1, (set * 7 + way * 13 + way) % SETS_A_LEVEL));
    if (level > 0 && set % 3 === 0) members.push(nameOf(level - 1, set % SETS_A_LEVEL));
    if (level === 0) for (let other = 1; other < SETS_A_LEVEL; other++) members.push(nameOf(0, other));
    objects.push(`as-set: ${nameOf(level, set % SETS_A_LEVEL)}\nmembers: ${members.join(', ')}\nsource: RIPE\n`);
  }
  return objects.join('\n');
}

const nameOf = (level: number, set: number): string => `AS-L${level}-${set}`;
