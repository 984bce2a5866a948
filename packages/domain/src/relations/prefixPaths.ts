import type { PrefixStory } from '../history/story.ts';

/** Numbers per piece of the record. */
const PIECE = 65_536;
/** Markers at the end of a prefix's paths; path ids are never negative. */
const ADDED = -1;
const TAKEN = -2;

/** The current paths of a prefix, as ids. With `sign` -1 they belong to an earlier story and must be subtracted. */
export interface PrefixSight {
  readonly paths: readonly number[];
  readonly sign: 1 | -1;
}

/**
 * Records which paths lead to each prefix, 8 bytes each. `PathTally` is not enough for that: if several paths of a prefix use the same link, it
 * counts the prefix once.
 */
export class PrefixPaths {
  readonly #pieces: Float64Array[] = [];
  #length = 0;

  /** @param sign -1 subtracts the current routes of an earlier story. */
  add({ routes }: PrefixStory, sign: 1 | -1 = 1): void {
    const before = this.#length;
    for (const { path, until } of routes) if (until === null) this.#push(path);
    if (this.#length > before) this.#push(sign === 1 ? ADDED : TAKEN);
  }

  /** Each prefix that has current routes, in the order in which they were added. */
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
