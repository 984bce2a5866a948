import type { PrefixStory } from '../history/story.ts';
import type { RouteSight } from './linkTally.ts';

/** What stories say about one path. */
export interface PathSight extends RouteSight {
  readonly path: number;
  /** When it was first seen; -∞ if it was in a snapshot, since it is then older than our data. */
  readonly seenSince: number;
}

/** Ids are assigned in blocks, so most ids of a range occur. */
const RANGE = 4_096;
const NEVER = -1;

interface Range {
  readonly first: Float64Array;
  readonly lastEnd: Float64Array;
  readonly standsSince: Float64Array;
  readonly seenSince: Float64Array;
  readonly routes: Int32Array;
}

/** Sums up what stories say about paths, by path id: there are several times as many routes as paths. The order of the stories does not matter. */
export class PathTally {
  readonly #ranges = new Map<number, Range>();

  /** @param sign -1 subtracts the current routes of an earlier story: `routes` is then the change. */
  add({ routes }: PrefixStory, sign: 1 | -1 = 1): void {
    for (const { path, from, until, fromSnapshot } of routes) {
      const range = this.#rangeOf(Math.floor(path / RANGE));
      const i = path % RANGE;
      if (from < range.first[i]!) range.first[i] = from;
      const seen = fromSnapshot ? Number.NEGATIVE_INFINITY : from;
      if (seen < range.seenSince[i]!) range.seenSince[i] = seen;
      if (until === null) {
        range.routes[i] = range.routes[i]! + sign;
        if (sign === 1 && from < range.standsSince[i]!) range.standsSince[i] = from;
      } else if (until > range.lastEnd[i]!) range.lastEnd[i] = until;
    }
  }

  /** Ids of all paths seen, ascending. */
  paths(): number[] {
    return Array.from(this.sights(), ({ path }) => path);
  }

  /** What stories say about each path, in order of its id. */
  *sights(): Generator<PathSight> {
    for (const number of [...this.#ranges.keys()].sort((a, b) => a - b)) {
      const range = this.#rangeOf(number);
      for (let i = 0; i < RANGE; i++) {
        const firstSeen = range.first[i]!;
        if (firstSeen === Number.POSITIVE_INFINITY) continue;
        const lastEnd = range.lastEnd[i]!;
        const standsSince = range.standsSince[i]!;
        yield {
          path: number * RANGE + i,
          firstSeen,
          lastEnd: lastEnd === NEVER ? null : lastEnd,
          standsSince: standsSince === Number.POSITIVE_INFINITY ? null : standsSince,
          routes: range.routes[i]!,
          seenSince: range.seenSince[i]!,
        };
      }
    }
  }

  #rangeOf(number: number): Range {
    let range = this.#ranges.get(number);
    if (!range) {
      const filled = (value: number): Float64Array => new Float64Array(RANGE).fill(value);
      range = {
        first: filled(Number.POSITIVE_INFINITY),
        lastEnd: filled(NEVER),
        standsSince: filled(Number.POSITIVE_INFINITY),
        seenSince: filled(Number.POSITIVE_INFINITY),
        routes: new Int32Array(RANGE),
      };
      this.#ranges.set(number, range);
    }
    return range;
  }
}
