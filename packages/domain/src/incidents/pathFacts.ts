import type { StoryRoute } from '../history/story.ts';
import type { PathLookup } from './circumstances.ts';

/** A path as detection uses it. */
export interface PathFacts {
  /** In wire order, prepends collapsed, reserved numbers at the origin's end cut off. */
  readonly asns: readonly number[];
  /** Reserved numbers that were cut off; the origin last. */
  readonly cutOff: readonly number[];
  /** The last of `asns`: the network responsible for the route, with the private numbers behind it left out. Null if none is left. */
  readonly origin: number | null;
}

/** Reads each path only once. */
export class PathReader {
  readonly #lookup: PathLookup;
  readonly #facts = new Map<number, PathFacts>();

  constructor(lookup: PathLookup) {
    this.#lookup = lookup;
  }

  /** Number of paths read so far. */
  get size(): number {
    return this.#facts.size;
  }

  facts(path: number): PathFacts {
    let facts = this.#facts.get(path);
    if (!facts) {
      facts = factsOf(this.#lookup.path(path), this.#lookup);
      this.#facts.set(path, facts);
    }
    return facts;
  }

  /** The origin of a route; null if its path ends in an AS_SET or has only reserved numbers. */
  originOf({ path, origin }: StoryRoute): number | null {
    return origin === null ? null : this.facts(path).origin;
  }
}

function factsOf(path: readonly number[], { bogons }: PathLookup): PathFacts {
  const asns = path.filter((asn, i) => asn !== path[i + 1]);
  let end = asns.length;
  while (end > 0 && bogons.path(asns.slice(end - 1, end)) !== undefined) end--;
  return { asns: asns.slice(0, end), cutOff: asns.slice(end), origin: asns[end - 1] ?? null };
}

/** The longest run of ASes, origin first, at the end of all paths. */
export function commonTrunk(paths: readonly PathFacts[]): number[] {
  const [first, ...others] = paths;
  if (!first) return [];
  const trunk = first.asns.toReversed();
  let length = trunk.length;
  for (const { asns } of others) {
    let same = 0;
    while (same < length && asns[asns.length - 1 - same] === trunk[same]) same++;
    length = same;
  }
  return trunk.slice(0, length);
}
