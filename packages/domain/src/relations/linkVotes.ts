import { DOWN, UP } from './linkStates.ts';
import type { PathTable } from './pathTable.ts';

/** How often each link was seen, and how often the paths agree with the inferred relation. */
export interface LinkVotes {
  readonly paths: Uint32Array;
  readonly peers: Uint32Array;
  /** For each link up to `SAMPLES` of its paths, from different peers, as path numbers from 1; 0 if there are fewer. */
  readonly samples: Uint32Array;
  /** Number of paths that are valley-free at the link: up before it, down after it, nothing else beside a peering. */
  readonly agreeing: Uint32Array;
}

export const SAMPLES = 3;

export function countLinkVotes(table: PathTable, relation: Uint8Array, skip: (path: number) => boolean): LinkVotes {
  const links = table.ends.length / 2;
  const paths = new Uint32Array(links);
  const agreeing = new Uint32Array(links);
  const samples = new Uint32Array(links * SAMPLES);
  const seen = new SeenBy(table);
  for (let path = 0; path + 1 < table.starts.length; path++) {
    if (skip(path)) continue;
    const start = table.starts[path]!;
    const end = table.starts[path + 1]!;
    const peer = table.peers[path]!;
    for (let i = start; i < end; i++) {
      const step = table.steps[i]!;
      const link = step >> 1;
      paths[link]! += 1;
      if (seen.add(link, peer)) {
        const place = samples.indexOf(0, link * SAMPLES);
        if (place >= 0 && place < (link + 1) * SAMPLES) samples[place] = path + 1;
      }
      const before = i > start ? relation[table.steps[i - 1]!] : undefined;
      const after = i + 1 < end ? relation[table.steps[i + 1]!] : undefined;
      if (isValleyFree(before, relation[step], after)) agreeing[link]! += 1;
    }
  }
  return { paths, peers: seen.counts, agreeing, samples };
}

/** Which peers each link was seen by: one bit per link and peer. */
class SeenBy {
  /** Number of peers of each link. */
  readonly counts: Uint32Array;
  /** Index of each node among the peers. */
  readonly #places: Uint32Array;
  readonly #wordsPerLink: number;
  readonly #bits: Uint32Array;

  constructor({ ends, asns, peers }: PathTable) {
    const links = ends.length / 2;
    const distinct = new Set(peers);
    this.#places = new Uint32Array(asns.length);
    let place = 0;
    for (const peer of distinct) this.#places[peer] = place++;
    this.#wordsPerLink = Math.ceil(distinct.size / 32);
    this.#bits = new Uint32Array(links * this.#wordsPerLink);
    this.counts = new Uint32Array(links);
  }

  /** Returns whether this is the first time. */
  add(link: number, peer: number): boolean {
    const place = this.#places[peer]!;
    const word = link * this.#wordsPerLink + (place >>> 5);
    const bit = 1 << (place & 31);
    const known = this.#bits[word]!;
    if ((known & bit) !== 0) return false;
    this.#bits[word] = known | bit;
    this.counts[link]! += 1;
    return true;
  }
}

function isValleyFree(before: number | undefined, here: number | undefined, after: number | undefined): boolean {
  const climbsTo = before === undefined || before === UP;
  const descendsFrom = after === undefined || after === DOWN;
  if (here === UP) return climbsTo;
  return here === DOWN ? descendsFrom : climbsTo && descendsFrom;
}
