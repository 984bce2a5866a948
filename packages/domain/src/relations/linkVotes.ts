import { DOWN, UP } from './linkStates.ts';
import type { PathTable } from './pathTable.ts';

/** How often each link was seen, and how often the paths agree with what was inferred for it. */
export interface LinkVotes {
  readonly paths: Uint32Array;
  readonly peers: Uint32Array;
  /** For each link up to `SAMPLES` of its paths, of different peers, as path numbers from 1; 0 where there are fewer. */
  readonly samples: Uint32Array;
  /** Paths that are valley-free at the link: up before it, down after it, nothing else beside a peering. */
  readonly agreeing: Uint32Array;
}

export const SAMPLES = 3;

export function countLinkVotes(table: PathTable, relation: Uint8Array, skip: (path: number) => boolean): LinkVotes {
  const links = table.ends.length / 2;
  const paths = new Uint32Array(links);
  const agreeing = new Uint32Array(links);
  const samples = new Uint32Array(links * SAMPLES);
  const seenBy = new Map<number, number>();
  for (let path = 0; path + 1 < table.starts.length; path++) {
    if (skip(path)) continue;
    const start = table.starts[path]!;
    const end = table.starts[path + 1]!;
    const peer = table.peers[path]!;
    for (let i = start; i < end; i++) {
      const step = table.steps[i]!;
      const link = step >> 1;
      paths[link]! += 1;
      const seen = link * table.asns.length + peer;
      if (!seenBy.has(seen)) {
        seenBy.set(seen, link);
        const place = samples.indexOf(0, link * SAMPLES);
        if (place >= 0 && place < (link + 1) * SAMPLES) samples[place] = path + 1;
      }
      const before = i > start ? relation[table.steps[i - 1]!] : undefined;
      const after = i + 1 < end ? relation[table.steps[i + 1]!] : undefined;
      if (isValleyFree(before, relation[step], after)) agreeing[link]! += 1;
    }
  }
  const peers = new Uint32Array(links);
  for (const link of seenBy.values()) peers[link]! += 1;
  return { paths, peers, agreeing, samples };
}

function isValleyFree(before: number | undefined, here: number | undefined, after: number | undefined): boolean {
  const climbsTo = before === undefined || before === UP;
  const descendsFrom = after === undefined || after === DOWN;
  if (here === UP) return climbsTo;
  return here === DOWN ? descendsFrom : climbsTo && descendsFrom;
}
