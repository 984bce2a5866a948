import { grownUint32 } from './growth.ts';

/** Lists of whole numbers below 2^32, one after the other in one column: an array of its own for each would take ten times the memory. */
export class NumberLists implements Iterable<Uint32Array> {
  /** How many lists there are. */
  count = 0;
  #numbers = new Uint32Array(64);
  /** List i is `numbers[starts[i] … starts[i + 1])`. */
  #starts = new Uint32Array(64);

  /** Numbers of all lists together. */
  get size(): number {
    return this.#starts[this.count]!;
  }

  /** Answers the place of the list. */
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

  /** The list at a place. A view: do not write to it, and do not keep it while lists are added. */
  at(place: number): Uint32Array {
    return this.#numbers.subarray(this.#starts[place], this.#starts[place + 1]);
  }

  /** Views, in the order in which the lists came. */
  *[Symbol.iterator](): Generator<Uint32Array> {
    for (let place = 0; place < this.count; place++) yield this.at(place);
  }
}
