import { CoverTable, readWord } from './coverTable.ts';
import type { Vrp } from './vrp.ts';

/** VRPs of one IP version: each node of `table` owns the payloads `starts[node] … starts[node + 1] - 1`. */
export interface VrpTable {
  readonly table: CoverTable;
  readonly starts: Uint32Array;
  readonly asns: Uint32Array;
  readonly maxLengths: Uint8Array;
  /** Position of each payload in the sequence that was read. */
  readonly places: Uint32Array;
}

/** Collects the VRPs of one IP version in growing typed columns, so that a stream of them is never stored as objects. */
export class VrpColumns {
  readonly #words: number;
  #count = 0;
  #keys: Uint32Array;
  #numbers = new Uint32Array(2 * 1024);
  #lengths = new Uint8Array(2 * 1024);

  constructor(words: number) {
    this.#words = words;
    this.#keys = new Uint32Array(words * 1024);
  }

  add({ prefix, maxLength, asn }: Vrp, place: number): void {
    const i = this.#count++;
    if (2 * i === this.#lengths.length) this.#grow();
    for (let k = 0; k < this.#words; k++) this.#keys[i * this.#words + k] = readWord(prefix.bytes, k);
    this.#numbers[2 * i] = asn;
    this.#numbers[2 * i + 1] = place;
    this.#lengths[2 * i] = prefix.length;
    this.#lengths[2 * i + 1] = maxLength;
  }

  /** Sorts the added VRPs; equal prefixes become one node. */
  build(): VrpTable {
    const order = new Uint32Array(this.#count).map((_, i) => i).sort((a, b) => this.#compare(a, b));
    const keys = new Uint32Array(order.length * this.#words);
    const lengths = new Uint8Array(order.length);
    const starts = new Uint32Array(order.length + 1);
    let nodes = 0;
    order.forEach((entry, i) => {
      if (i > 0 && this.#isSamePrefix(order[i - 1]!, entry)) return;
      keys.set(this.#keys.subarray(entry * this.#words, (entry + 1) * this.#words), nodes * this.#words);
      lengths[nodes] = this.#lengths[2 * entry]!;
      starts[nodes++] = i;
    });
    starts[nodes] = order.length;
    return {
      table: new CoverTable(keys.slice(0, nodes * this.#words), lengths.slice(0, nodes), this.#words),
      starts: starts.slice(0, nodes + 1),
      asns: order.map((entry) => this.#numbers[2 * entry]!),
      maxLengths: Uint8Array.from(order, (entry) => this.#lengths[2 * entry + 1]!),
      places: order.map((entry) => this.#numbers[2 * entry + 1]!),
    };
  }

  /** By prefix, then by position, so that equal prefixes keep their order. */
  #compare(a: number, b: number): number {
    for (let k = 0; k < this.#words; k++) {
      const difference = this.#keys[a * this.#words + k]! - this.#keys[b * this.#words + k]!;
      if (difference !== 0) return difference;
    }
    return this.#lengths[2 * a]! - this.#lengths[2 * b]! || a - b;
  }

  #isSamePrefix(a: number, b: number): boolean {
    for (let k = 0; k < this.#words; k++) {
      if (this.#keys[a * this.#words + k] !== this.#keys[b * this.#words + k]) return false;
    }
    return this.#lengths[2 * a] === this.#lengths[2 * b];
  }

  #grow(): void {
    const doubled = <T extends Uint32Array | Uint8Array>(old: T, next: T): T => (next.set(old), next);
    this.#keys = doubled(this.#keys, new Uint32Array(this.#keys.length * 2));
    this.#numbers = doubled(this.#numbers, new Uint32Array(this.#numbers.length * 2));
    this.#lengths = doubled(this.#lengths, new Uint8Array(this.#lengths.length * 2));
  }
}
