import type { PrefixStory } from '../history/story.ts';

/** Numbers of one piece of the record. */
const PIECE = 65_536;
/** What ends the paths of a prefix: no path has a negative id. */
const ADDED = -1;
const TAKEN = -2;

/** The paths of a prefix that stand, as ids; `sign` -1: those of an earlier story, to be taken away. */
export interface PrefixSight {
  readonly paths: readonly number[];
  readonly sign: 1 | -1;
}

/**
 * Records which paths lead to each prefix, 8 bytes each: a link that several of them run over counts the prefix once, so that the sums of
 * `PathTally` are not enough.
 */
export class PrefixPaths {
  readonly #pieces: Float64Array[] = [];
  #length = 0;

  /** @param sign -1 takes the current routes of an earlier story away. */
  add({ routes }: PrefixStory, sign: 1 | -1 = 1): void {
    const before = this.#length;
    for (const { path, until } of routes) if (until === null) this.#push(path);
    if (this.#length > before) this.#push(sign === 1 ? ADDED : TAKEN);
  }

  /** Each prefix that has routes, in the order in which they came. */
  *sights(): Generator<PrefixSight> {
    let paths: number[] = [];
    for (let i = 0; i < this.#length; i++) {
      const value = this.#pieces[Math.floor(i / PIECE)]![i % PIECE]!;
      if (value >= 0) {
        paths.push(value);
        continue;
      }
      yield { paths, sign: value === ADDED ? 1 : -1 };
      paths = [];
    }
  }

  #push(value: number): void {
    const place = this.#length % PIECE;
    if (place === 0) this.#pieces.push(new Float64Array(PIECE));
    this.#pieces.at(-1)![place] = value;
    this.#length += 1;
  }
}
