import { grownInt32, grownUint8 } from '../columns/growth.ts';
import { FIRST_SLOTS, isFull, widened } from '../columns/slots.ts';

/** Numbers each distinct run of bytes, in order of first occurrence. Equal bytes with a different `context` (0 to 255) are distinct. */
export class ByteInterner {
  count = 0;
  /** All entries, back to back: the context, then the bytes. */
  #pool = new Uint8Array(1 << 10);
  #poolView = new DataView(this.#pool.buffer);
  /** Entry i is `pool[starts[i] … starts[i + 1])`. */
  #starts = new Int32Array(64);
  #slots = new Int32Array(2 * FIRST_SLOTS);

  /** Number of bytes used so far. */
  get size(): number {
    return this.#starts[this.count]!;
  }

  /** The number of these bytes; they are new if and only if `count` grew. */
  intern(view: DataView, start: number, end: number, context: number): number {
    const hash = hashOf(view, start, end, context);
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = (hash << 1) & mask; ; slot = (slot + 2) & mask) {
      const found = slots[slot + 1]!;
      if (found === 0) return this.#add(view, start, end, context, hash, slot);
      if (slots[slot] === hash && this.equals(found - 1, view, start, end, context)) return found - 1;
    }
  }

  /** Whether an entry has these bytes and this context. */
  equals(entry: number, view: DataView, start: number, end: number, context: number): boolean {
    const length = end - start;
    const at = this.#starts[entry]! + 1;
    if (this.#starts[entry + 1]! - at !== length) return false;
    const pool = this.#poolView;
    if (pool.getUint8(at - 1) !== context) return false;
    let i = 0;
    for (; i + 4 <= length; i += 4) if (pool.getInt32(at + i, true) !== view.getInt32(start + i, true)) return false;
    for (; i < length; i++) if (pool.getUint8(at + i) !== view.getUint8(start + i)) return false;
    return true;
  }

  /** Start of an entry's bytes in `view`. */
  startOf(entry: number): number {
    return this.#starts[entry]! + 1;
  }

  /** The bytes of all entries. Do not keep it: it is replaced as entries are added. */
  get view(): DataView {
    return this.#poolView;
  }

  /** A copy of an entry's bytes, starting at its byte `from`. */
  bytesOf(entry: number, from = 0): Uint8Array {
    return this.#pool.slice(this.startOf(entry) + from, this.#starts[entry + 1]);
  }

  #add(view: DataView, start: number, end: number, context: number, hash: number, slot: number): number {
    const entry = this.count;
    const at = this.#starts[entry]! + 1;
    const to = at + end - start;
    if (to > this.#pool.length) {
      this.#pool = grownUint8(this.#pool, to);
      this.#poolView = new DataView(this.#pool.buffer);
    }
    const pool = this.#poolView;
    pool.setUint8(at - 1, context);
    let from = start;
    for (; from + 4 <= end; from += 4) pool.setInt32(at + from - start, view.getInt32(from));
    for (; from < end; from++) pool.setUint8(at + from - start, view.getUint8(from));
    if (entry + 1 === this.#starts.length) this.#starts = grownInt32(this.#starts, 0);
    this.#starts[entry + 1] = to;
    this.#slots[slot] = hash;
    this.#slots[slot + 1] = entry + 1;
    this.count = entry + 1;
    if (isFull(this.#slots, this.count)) this.#slots = widened(this.#slots);
    return entry;
  }
}

/** Two lanes of four bytes each, so that the multiplications can overlap. */
function hashOf(view: DataView, start: number, end: number, context: number): number {
  let left = Math.imul(end - start, 0x9e37_79b1) ^ context;
  let right = 0x27d4_eb2f;
  let at = start;
  for (; at + 8 <= end; at += 8) {
    left = Math.imul(left ^ view.getInt32(at, true), 0x85eb_ca6b);
    right = Math.imul(right ^ view.getInt32(at + 4, true), 0xc2b2_ae35);
    left = (left << 13) | (left >>> 19);
    right = (right << 15) | (right >>> 17);
  }
  if (at + 4 <= end) {
    left = Math.imul(left ^ view.getInt32(at, true), 0x85eb_ca6b);
    at += 4;
  }
  for (; at < end; at++) right = Math.imul(right ^ view.getUint8(at), 0x1656_67b1);
  left = Math.imul(left ^ (left >>> 15) ^ right, 0x27d4_eb2f);
  return left ^ (left >>> 13) ^ (right >>> 16);
}
