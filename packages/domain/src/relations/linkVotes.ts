import { DOWN, UP } from './inference.ts';
import type { PathTable } from './pathTable.ts';

/** How often each link was seen, and how often the paths agree with what was inferred for it. */
export interface LinkVotes {
  readonly paths: Uint32Array;
  readonly peers: Uint32Array;
  /** Paths that are valley-free at the link: up before it, down after it, nothing else beside a peering. */
  readonly agreeing: Uint32Array;
}

export function countLinkVotes(table: PathTable, relation: Uint8Array, skip: (path: number) => boolean): LinkVotes {
  const links = table.ends.length / 2;
  const paths = new Uint32Array(links);
  const agreeing = new Uint32Array(links);
  const seenBy = new Map<number, number>();
  for (let path = 0; path + 1 < table.starts.length; path++) {
    if (skip(path)) continue;
    const start = table.starts[path] ?? 0;
    const end = table.starts[path + 1] ?? 0;
    const peer = table.peers[path] ?? 0;
    for (let i = start; i < end; i++) {
      const step = table.steps[i] ?? 0;
      const link = step >> 1;
      paths[link] = (paths[link] ?? 0) + 1;
      seenBy.set(link * table.asns.length + peer, link);
      const before = i > start ? relation[table.steps[i - 1] ?? 0] : undefined;
      const after = i + 1 < end ? relation[table.steps[i + 1] ?? 0] : undefined;
      if (isValleyFree(before, relation[step], after)) agreeing[link] = (agreeing[link] ?? 0) + 1;
    }
  }
  const peers = new Uint32Array(links);
  for (const link of seenBy.values()) peers[link] = (peers[link] ?? 0) + 1;
  return { paths, peers, agreeing };
}

function isValleyFree(before: number | undefined, here: number | undefined, after: number | undefined): boolean {
  const climbsTo = before === undefined || before === UP;
  const descendsFrom = after === undefined || after === DOWN;
  if (here === UP) return climbsTo;
  return here === DOWN ? descendsFrom : climbsTo && descendsFrom;
}
