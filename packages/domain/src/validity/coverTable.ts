import type { Prefix } from '../prefix/prefix.ts';

/** Not a node: the end of every chain of covering prefixes. */
export const NONE = 0xffff_ffff;

/** For the search, the address space is divided into about as many slots as there are prefixes, at most 2 to the power of this. */
const MOST_SLOT_BITS = 18;
/** First words of global unicast addresses of IPv6, 2000::/3; all other addresses share the first and the last slot. */
const GLOBAL_FIRST = 0x2000_0000;
const GLOBAL_LAST = 0x3fff_ffff;

/**
 * Distinct prefixes of one IP version in the order of routing tables, each with its nearest covering one.
 *
 * The coverers of a prefix are found by one search in its slot, then by following `parents`: prefixes nest, so the last one not after it either
 * covers it or has the nearest coverer among its own.
 */
export class CoverTable {
  /** Address of node `i`: `words` 32-bit words from `keys[i * words]`. */
  readonly keys: Uint32Array;
  readonly lengths: Uint8Array;
  readonly parents: Uint32Array;
  readonly words: number;
  readonly #slotBits: number;
  readonly #tops: Uint32Array;
  readonly #wanted: Uint32Array;

  /** @param keys and lengths distinct and ascending by address, then by length. */
  constructor(keys: Uint32Array, lengths: Uint8Array, words: number) {
    this.keys = keys;
    this.lengths = lengths;
    this.words = words;
    this.#wanted = new Uint32Array(words);
    this.#slotBits = Math.min(MOST_SLOT_BITS, Math.max(1, 32 - Math.clz32(lengths.length)));
    this.#tops = new Uint32Array((1 << this.#slotBits) + 1);
    this.parents = new Uint32Array(lengths.length).fill(NONE);
    this.#countTops();
    this.#linkParents();
  }

  /** The most specific node that covers the prefix (the prefix itself counts), or `NONE`. */
  nearest(prefix: Prefix): number {
    const wanted = this.#wanted;
    for (let k = 0; k < this.words; k++) wanted[k] = readWord(prefix.bytes, k);
    let node = this.#lastNotAfter(wanted[0]!, prefix.length);
    while (node !== NONE && !this.#covers(node, prefix.length)) node = this.parents[node] ?? NONE;
    return node;
  }

  #lastNotAfter(first: number, length: number): number {
    const top = this.#slotOf(first);
    let low = this.#tops[top]!;
    let high = this.#tops[top + 1]!;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#isAfter(middle, length)) high = middle;
      else low = middle + 1;
    }
    return low === 0 ? NONE : low - 1;
  }

  /** Ascends with the address. */
  #slotOf(first: number): number {
    const bits = this.#slotBits;
    if (this.words === 1) return first >>> (32 - bits);
    if (first <= GLOBAL_FIRST) return 0;
    return (Math.min(first, GLOBAL_LAST) - GLOBAL_FIRST) >>> (29 - bits);
  }

  #isAfter(node: number, length: number): boolean {
    const at = node * this.words;
    for (let k = 0; k < this.words; k++) {
      const ours = this.keys[at + k]!;
      const theirs = this.#wanted[k]!;
      if (ours !== theirs) return ours > theirs;
    }
    return this.lengths[node]! > length;
  }

  #covers(node: number, length: number): boolean {
    let bits = this.lengths[node]!;
    if (bits > length) return false;
    const at = node * this.words;
    for (let k = 0; bits > 0; k++, bits -= 32) {
      const difference = this.keys[at + k]! ^ this.#wanted[k]!;
      if ((bits >= 32 ? difference : difference >>> (32 - bits)) !== 0) return false;
    }
    return true;
  }

  #countTops(): void {
    const tops = this.#tops;
    for (let i = 0; i < this.lengths.length; i++) {
      const slot = this.#slotOf(this.keys[i * this.words]!) + 1;
      tops[slot]! += 1;
    }
    for (let i = 1; i < tops.length; i++) tops[i]! += tops[i - 1]!;
  }

  #linkParents(): void {
    for (let i = 1; i < this.lengths.length; i++) {
      this.#wanted.set(this.keys.subarray(i * this.words, (i + 1) * this.words));
      const length = this.lengths[i]!;
      let node = i - 1;
      while (node !== NONE && !this.#covers(node, length)) node = this.parents[node] ?? NONE;
      this.parents[i] = node;
    }
  }
}

/** The `k`th 32 bits of an address. */
export function readWord(bytes: Uint8Array, k: number): number {
  const at = 4 * k;
  return ((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!) >>> 0;
}
