import { grownInt32 } from './growth.ts';
import { FIRST_SLOTS, isFull, widened } from './slots.ts';

/** Collects the words of a list before it is interned, as signed integers; reused for each list. */
export class WordList {
  /** Begins small, so that it grows before V8 optimizes the code for a list that never does. */
  words = new Int32Array(1);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  push(word: number): void {
    if (this.length === this.words.length) this.words = grownInt32(this.words, 0);
    this.words[this.length++] = word;
  }
}

/** Numbers each distinct list of 32-bit words, in order of first occurrence. */
export class WordInterner {
  count = 0;
  #pool = new Int32Array(64);
  /** Entry i is `pool[starts[i] … starts[i + 1])`. */
  #starts = new Int32Array(64);
  #slots = new Int32Array(2 * FIRST_SLOTS);

  /** Number of bytes used for words so far. */
  get size(): number {
    return this.#starts[this.count]! * 4;
  }

  intern(list: WordList): number {
    const hash = hashOf(list);
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = (hash << 1) & mask; ; slot = (slot + 2) & mask) {
      const found = slots[slot + 1]!;
      if (found === 0) return this.#add(list, hash, slot);
      if (slots[slot] === hash && this.#equals(found - 1, list)) return found - 1;
    }
  }

  /** The words of an entry, unsigned. This is a view: do not write to it, and do not keep it while entries are added. */
  wordsOf(entry: number): Uint32Array {
    const start = this.#starts[entry]!;
    return new Uint32Array(this.#pool.buffer, start * 4, this.#starts[entry + 1]! - start);
  }

  #equals(entry: number, list: WordList): boolean {
    const at = this.#starts[entry]!;
    if (this.#starts[entry + 1]! - at !== list.length) return false;
    const { words } = list;
    const pool = this.#pool;
    for (let i = 0; i < list.length; i++) if (pool[at + i] !== words[i]) return false;
    return true;
  }

  #add(list: WordList, hash: number, slot: number): number {
    const entry = this.count;
    const at = this.#starts[entry]!;
    const to = at + list.length;
    if (to > this.#pool.length) this.#pool = grownInt32(this.#pool, to);
    const { words } = list;
    const pool = this.#pool;
    for (let i = 0; i < list.length; i++) pool[at + i] = words[i]!;
    if (entry + 1 === this.#starts.length) this.#starts = grownInt32(this.#starts, 0);
    this.#starts[entry + 1] = to;
    this.#slots[slot] = hash;
    this.#slots[slot + 1] = entry + 1;
    this.count = entry + 1;
    if (isFull(this.#slots, this.count)) this.#slots = widened(this.#slots);
    return entry;
  }
}

function hashOf(list: WordList): number {
  let hash = Math.imul(list.length, 0x9e37_79b1);
  for (let i = 0; i < list.length; i++) {
    hash = Math.imul(hash ^ list.words[i]!, 0x85eb_ca6b);
    hash ^= hash >>> 15;
  }
  return Math.imul(hash ^ (hash >>> 13), 0x27d4_eb2f);
}
