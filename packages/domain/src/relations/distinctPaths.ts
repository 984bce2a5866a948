import { WordInterner, WordList } from '../columns/wordInterner.ts';

/** Distinct AS paths in order of first appearance, stored in columns. They can be read any number of times. */
export class DistinctPaths implements Iterable<Uint32Array> {
  readonly #paths = new WordInterner();
  readonly #path = new WordList();

  /** @param path AS numbers in wire order. */
  add(path: ArrayLike<number>): void {
    this.#path.clear();
    for (let i = 0; i < path.length; i++) this.#path.push(path[i]! | 0);
    this.#paths.intern(this.#path);
  }

  /** Views: do not write to them, and do not keep them while paths are added. */
  *[Symbol.iterator](): Generator<Uint32Array> {
    for (let entry = 0; entry < this.#paths.count; entry++) yield this.#paths.wordsOf(entry);
  }
}
