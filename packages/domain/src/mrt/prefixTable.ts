import type { IpVersion } from '../prefix/address.ts';
import { formatPrefix, type Prefix } from '../prefix/prefix.ts';
import { grownInt32, grownUint8 } from '../columns/growth.ts';
import { FIRST_SLOTS, isFull, place, widened } from '../columns/slots.ts';

/** IPv6 lengths are stored as 33 + length, so that one byte holds version and length. */
const IPV6_CODE = 33;

/** Distinct prefixes: one address word for IPv4, four for IPv6. */
export class PrefixTable {
  count = 0;
  #words = new Int32Array(64);
  /** Prefix i begins at `words[starts[i]]`. */
  #starts = new Int32Array(64);
  #codes = new Uint8Array(64);
  /** Index by hash; not filled while the prefixes are sorted. */
  #slots = new Int32Array(2 * FIRST_SLOTS);
  /** Whether each prefix so far came after the one before it (`#compare`), as in the tables of most collectors: then a search needs no index. */
  #isSorted = true;
  #used = 0;
  /** The prefix found last. Tables list prefixes in the same order, so the next one is often the one that followed it before. */
  #last = 0;
  /** Holds an address if its sixteen bytes would run over the end of the data. */
  readonly #scratch = new DataView(new ArrayBuffer(16));

  /** Number of bytes used so far. */
  get size(): number {
    return this.#used * 4 + this.count;
  }

  /**
   * The number of the prefix of `length` bits whose bytes begin at `at`. Bits beyond the length are ignored. The caller has checked that the
   * length is valid and that its bytes exist; bytes beyond them are never used.
   */
  intern(view: DataView, at: number, length: number, version: IpVersion): number {
    if (at + (version === 4 ? 4 : 16) > view.byteLength) return this.intern(this.#copied(view, at), 0, length, version);
    const a = firstBits(view.getInt32(at), length);
    if (version === 4) return this.#find(length, 1, a, 0, 0, 0);
    const b = length > 32 ? firstBits(view.getInt32(at + 4), length - 32) : 0;
    const c = length > 64 ? firstBits(view.getInt32(at + 8), length - 64) : 0;
    const d = length > 96 ? firstBits(view.getInt32(at + 12), length - 96) : 0;
    return this.#find(IPV6_CODE + length, 4, a, b, c, d);
  }

  versionOf(prefix: number): IpVersion {
    return this.#codes[prefix]! < IPV6_CODE ? 4 : 6;
  }

  lengthOf(prefix: number): number {
    const code = this.#codes[prefix]!;
    return code < IPV6_CODE ? code : code - IPV6_CODE;
  }

  /** Word `i` of the address, signed: one for IPv4, four for IPv6. */
  wordOf(prefix: number, i: number): number {
    return this.#words[this.#starts[prefix]! + i]!;
  }

  prefixOf(prefix: number): Prefix {
    const version = this.versionOf(prefix);
    const bytes = new Uint8Array(version === 4 ? 4 : 16);
    const view = new DataView(bytes.buffer);
    for (let i = 0; i < bytes.length; i += 4) view.setInt32(i, this.wordOf(prefix, i >> 2));
    return { version, bytes, length: this.lengthOf(prefix) };
  }

  /** `192.0.2.0/24`, or RFC 5952 text with the length. */
  textOf(prefix: number): string {
    return formatPrefix(this.prefixOf(prefix));
  }

  #find(code: number, words: 1 | 4, a: number, b: number, c: number, d: number): number {
    const next = this.#last + 1;
    if (next < this.count && this.#equals(next, code, words, a, b, c, d)) this.#last = next;
    else if (this.#isSorted) this.#last = this.#findSorted(code, words, a, b, c, d);
    else this.#last = this.#lookUp(code, words, a, b, c, d);
    return this.#last;
  }

  #findSorted(code: number, words: 1 | 4, a: number, b: number, c: number, d: number): number {
    const { count } = this;
    if (count === 0 || this.#compare(count - 1, code, a, b, c, d) < 0) return this.#append(code, words, a, b, c, d);
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = this.#compare(middle, code, a, b, c, d);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    this.#indexAll();
    return this.#lookUp(code, words, a, b, c, d);
  }

  /** The order of an entry and a prefix: by version, then by address, shorter prefixes first. Negative if the entry comes first. */
  #compare(entry: number, code: number, a: number, b: number, c: number, d: number): number {
    const other = this.#codes[entry]!;
    if (other < IPV6_CODE !== code < IPV6_CODE) return other - code;
    const pool = this.#words;
    const start = this.#starts[entry]!;
    if (pool[start] !== a) return unsignedOrder(pool[start]!, a);
    if (code < IPV6_CODE) return other - code;
    if (pool[start + 1] !== b) return unsignedOrder(pool[start + 1]!, b);
    if (pool[start + 2] !== c) return unsignedOrder(pool[start + 2]!, c);
    if (pool[start + 3] !== d) return unsignedOrder(pool[start + 3]!, d);
    return other - code;
  }

  /** Builds the index, once a prefix comes out of order. */
  #indexAll(): void {
    this.#isSorted = false;
    while (isFull(this.#slots, this.count)) this.#slots = new Int32Array(2 * this.#slots.length);
    const pool = this.#words;
    for (let entry = 0; entry < this.count; entry++) {
      const start = this.#starts[entry]!;
      const code = this.#codes[entry]!;
      const hash = hashOf(code, pool[start]!, pool[start + 1]!, pool[start + 2]!, pool[start + 3]!);
      place(this.#slots, hash, entry + 1);
    }
  }

  #lookUp(code: number, words: 1 | 4, a: number, b: number, c: number, d: number): number {
    const hash = hashOf(code, a, b, c, d);
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = (hash << 1) & mask; ; slot = (slot + 2) & mask) {
      const found = slots[slot + 1]!;
      if (found === 0) {
        slots[slot] = hash;
        slots[slot + 1] = this.count + 1;
        const entry = this.#append(code, words, a, b, c, d);
        if (isFull(slots, this.count)) this.#slots = widened(slots);
        return entry;
      }
      if (slots[slot] === hash && this.#equals(found - 1, code, words, a, b, c, d)) return found - 1;
    }
  }

  #equals(entry: number, code: number, words: 1 | 4, a: number, b: number, c: number, d: number): boolean {
    const start = this.#starts[entry]!;
    const pool = this.#words;
    if (this.#codes[entry] !== code || pool[start] !== a) return false;
    return words === 1 || (pool[start + 1] === b && pool[start + 2] === c && pool[start + 3] === d);
  }

  #append(code: number, words: 1 | 4, a: number, b: number, c: number, d: number): number {
    const entry = this.count;
    const start = this.#used;
    if (entry === this.#codes.length) {
      this.#codes = grownUint8(this.#codes, 0);
      this.#starts = grownInt32(this.#starts, 0);
    }
    if (start + 4 > this.#words.length) this.#words = grownInt32(this.#words, 0);
    this.#codes[entry] = code;
    this.#starts[entry] = start;
    this.#words[start] = a;
    if (words === 4) {
      this.#words[start + 1] = b;
      this.#words[start + 2] = c;
      this.#words[start + 3] = d;
    }
    this.#used = start + words;
    this.count = entry + 1;
    return entry;
  }

  #copied(view: DataView, at: number): DataView {
    for (let i = 0; i < 16; i++) this.#scratch.setUint8(i, at + i < view.byteLength ? view.getUint8(at + i) : 0);
    return this.#scratch;
  }
}

/** The first `bits` bits of an address word; the others are 0. */
function firstBits(word: number, bits: number): number {
  if (bits >= 32) return word;
  return bits === 0 ? 0 : word & (-1 << (32 - bits));
}

/** The order of two different words as unsigned numbers, kept within signed ones, which V8 does not box. */
function unsignedOrder(one: number, other: number): number {
  return (one ^ -0x8000_0000) < (other ^ -0x8000_0000) ? -1 : 1;
}

function hashOf(code: number, a: number, b: number, c: number, d: number): number {
  let hash = Math.imul(a ^ Math.imul(code, 0x9e37_79b1), 0x85eb_ca6b);
  if (code >= IPV6_CODE) {
    hash = Math.imul(hash ^ (hash >>> 15) ^ b, 0xc2b2_ae35);
    hash = Math.imul(hash ^ (hash >>> 13) ^ c, 0x27d4_eb2f);
    hash = Math.imul(hash ^ (hash >>> 16) ^ d, 0x1656_67b1);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x1656_67b1);
  return hash ^ (hash >>> 15);
}
