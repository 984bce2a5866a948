import { grownUint32, grownUint8 } from './growth.ts';

/** Gives each different run of bytes a number, in order of first sight. Equal bytes of different `context` (0 to 255) are different. */
export class ByteInterner {
  count = 0;
  /** Bytes of all entries, one after the other. */
  #pool = new Uint8Array(1 << 16);
  #poolView = new DataView(this.#pool.buffer);
  /** Entry i is `pool[starts[i] … starts[i + 1])`. */
  #starts = new Uint32Array(1 << 10);
  #contexts = new Uint8Array(1 << 10);
  #hashes = new Uint32Array(1 << 10);
  /** Open addressing: entry number + 1, 0 where free. At most half full. */
  #slots = new Uint32Array(1 << 11);

  /** Bytes kept so far. */
  get size(): number {
    return this.#starts[this.count]!;
  }

  /** The number of these bytes; it was new exactly when `count` grew. */
  intern(view: DataView, start: number, end: number, context = 0): number {
    const hash = hashOf(view, start, end, context);
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const found = slots[slot]!;
      if (found === 0) return this.#add(view, start, end, context, hash, slot);
      if (this.#hashes[found - 1] === hash && this.#equals(found - 1, view, start, end, context)) return found - 1;
    }
  }

  /** Where the bytes of an entry begin in `view`. */
  startOf(entry: number): number {
    return this.#starts[entry]!;
  }

  endOf(entry: number): number {
    return this.#starts[entry + 1]!;
  }

  contextOf(entry: number): number {
    return this.#contexts[entry]!;
  }

  /** The bytes of all entries. Replaced as entries are added: do not keep it. */
  get view(): DataView {
    return this.#poolView;
  }

  /** A copy of an entry's bytes from its byte `from` on. */
  bytesOf(entry: number, from = 0): Uint8Array {
    return this.#pool.slice(this.#starts[entry]! + from, this.#starts[entry + 1]);
  }

  #equals(entry: number, view: DataView, start: number, end: number, context: number): boolean {
    const length = end - start;
    const at = this.#starts[entry]!;
    if (this.#starts[entry + 1]! - at !== length || this.#contexts[entry] !== context) return false;
    const pool = this.#poolView;
    let i = 0;
    for (; i + 4 <= length; i += 4) if (pool.getInt32(at + i) !== view.getInt32(start + i)) return false;
    for (; i < length; i++) if (pool.getUint8(at + i) !== view.getUint8(start + i)) return false;
    return true;
  }

  #add(view: DataView, start: number, end: number, context: number, hash: number, slot: number): number {
    const entry = this.count;
    const at = this.#starts[entry]!;
    const to = at + end - start;
    if (to > this.#pool.length) {
      this.#pool = grownUint8(this.#pool, to);
      this.#poolView = new DataView(this.#pool.buffer);
    }
    for (let i = 0; i < end - start; i++) this.#pool[at + i] = view.getUint8(start + i);
    if (entry + 1 === this.#starts.length) this.#growEntries();
    this.#starts[entry + 1] = to;
    this.#contexts[entry] = context;
    this.#hashes[entry] = hash;
    this.#slots[slot] = entry + 1;
    this.count = entry + 1;
    if (this.count * 2 > this.#slots.length) this.#slots = slotsOf(this.#hashes, this.count);
    return entry;
  }

  #growEntries(): void {
    this.#starts = grownUint32(this.#starts, 0);
    this.#contexts = grownUint8(this.#contexts, 0);
    this.#hashes = grownUint32(this.#hashes, 0);
  }
}

/** A table of slots, a quarter full, of entries with these hashes. */
export function slotsOf(hashes: Uint32Array, count: number): Uint32Array<ArrayBuffer> {
  const slots = new Uint32Array(1 << (34 - Math.clz32(count)));
  const mask = slots.length - 1;
  for (let entry = 0; entry < count; entry++) {
    let slot = hashes[entry]! & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = entry + 1;
  }
  return slots;
}

function hashOf(view: DataView, start: number, end: number, context: number): number {
  let hash = Math.imul(end - start, 0x9e37_79b1) ^ context;
  let at = start;
  for (; at + 4 <= end; at += 4) {
    hash = Math.imul(hash ^ view.getInt32(at), 0x85eb_ca6b);
    hash ^= hash >>> 15;
  }
  for (; at < end; at++) hash = Math.imul(hash ^ view.getUint8(at), 0xc2b2_ae35);
  hash ^= hash >>> 13;
  return Math.imul(hash, 0x27d4_eb2f) >>> 0;
}
