import { slotsOf } from './byteInterner.ts';
import { grownUint32 } from './growth.ts';

/** Words being gathered before they are interned; refilled for each list. */
export class WordList {
  words = new Uint32Array(64);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  push(word: number): void {
    if (this.length === this.words.length) this.words = grownUint32(this.words, 0);
    this.words[this.length++] = word;
  }
}

/** Gives each different list of 32-bit words a number, in order of first sight. */
export class WordInterner {
  count = 0;
  #pool = new Uint32Array(1 << 12);
  /** Entry i is `pool[starts[i] … starts[i + 1])`. */
  #starts = new Uint32Array(1 << 10);
  #hashes = new Uint32Array(1 << 10);
  #slots = new Uint32Array(1 << 11);

  /** Bytes kept so far. */
  get size(): number {
    return this.#starts[this.count]! * 4;
  }

  intern(list: WordList): number {
    const hash = hashOf(list);
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const found = this.#slots[slot]!;
      if (found === 0) return this.#add(list, hash, slot);
      if (this.#hashes[found - 1] === hash && this.#equals(found - 1, list)) return found - 1;
    }
  }

  /** The words of an entry. A view: do not write to it, and do not keep it while entries are added. */
  wordsOf(entry: number): Uint32Array {
    return this.#pool.subarray(this.#starts[entry], this.#starts[entry + 1]);
  }

  #equals(entry: number, list: WordList): boolean {
    const at = this.#starts[entry]!;
    if (this.#starts[entry + 1]! - at !== list.length) return false;
    for (let i = 0; i < list.length; i++) if (this.#pool[at + i] !== list.words[i]) return false;
    return true;
  }

  #add(list: WordList, hash: number, slot: number): number {
    const entry = this.count;
    const at = this.#starts[entry]!;
    const to = at + list.length;
    if (to > this.#pool.length) this.#pool = grownUint32(this.#pool, to);
    for (let i = 0; i < list.length; i++) this.#pool[at + i] = list.words[i]!;
    if (entry + 1 === this.#starts.length) {
      this.#starts = grownUint32(this.#starts, 0);
      this.#hashes = grownUint32(this.#hashes, 0);
    }
    this.#starts[entry + 1] = to;
    this.#hashes[entry] = hash;
    this.#slots[slot] = entry + 1;
    this.count = entry + 1;
    if (this.count * 2 > this.#slots.length) this.#slots = slotsOf(this.#hashes, this.count);
    return entry;
  }
}

function hashOf(list: WordList): number {
  let hash = Math.imul(list.length, 0x9e37_79b1);
  for (let i = 0; i < list.length; i++) {
    hash = Math.imul(hash ^ list.words[i]!, 0x85eb_ca6b);
    hash ^= hash >>> 15;
  }
  return Math.imul(hash ^ (hash >>> 13), 0x27d4_eb2f) >>> 0;
}
