import { grownUint32 } from './growth.ts';

/** Lists of whole numbers below 2^32, back to back in one column: a separate array for each would take ten times the memory. */
export class NumberLists implements Iterable<Uint32Array> {
  /** Number of lists. */
  count = 0;
  #numbers = new Uint32Array(64);
  /** List i is `numbers[starts[i] … starts[i + 1])`. */
  #starts = new Uint32Array(64);

  /** Number of values in all lists together. */
  get size(): number {
    return this.#starts[this.count]!;
  }

  /** Returns the index of the list. */
  push(list: ArrayLike<number>): number {
    const from = this.size;
    const to = from + list.length;
    if (to > this.#numbers.length) this.#numbers = grownUint32(this.#numbers, to);
    const numbers = this.#numbers;
    for (let i = 0; i < list.length; i++) numbers[from + i] = list[i]!;
    if (this.count + 1 === this.#starts.length) this.#starts = grownUint32(this.#starts, 0);
    this.#starts[this.count + 1] = to;
    return this.count++;
  }

  /** The list at an index. This is a view: do not write to it, and do not keep it while lists are added. */
  at(place: number): Uint32Array {
    return this.#numbers.subarray(this.#starts[place], this.#starts[place + 1]);
  }

  /** Views of all lists, in the order in which they were added. */
  *[Symbol.iterator](): Generator<Uint32Array> {
    for (let place = 0; place < this.count; place++) yield this.at(place);
  }
}
