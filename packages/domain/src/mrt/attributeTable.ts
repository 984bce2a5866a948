import { AttributeColumns } from './attributeColumns.ts';
import type { AttributeReader } from './attributeReader.ts';
import { BadRecord } from './badRecord.ts';
import { ByteInterner } from './byteInterner.ts';

/** Distinct sets of path attributes: equal bytes are decoded only once. */
export class AttributeTable {
  readonly columns = new AttributeColumns();
  readonly #entries = new ByteInterner();
  readonly #reader: AttributeReader;
  /** Errors of the sets that cannot be decoded. */
  readonly #problems = new Map<number, string>();

  constructor(reader: AttributeReader) {
    this.#reader = reader;
  }

  get count(): number {
    return this.#entries.count;
  }

  get size(): number {
    return this.#entries.size;
  }

  /**
   * The number of the set with these bytes and with ASNs of `asnBytes` in its AS_PATH. MP_REACH_NLRI may be full or abbreviated (RFC 6396
   * section 4.3.4).
   */
  intern(view: DataView, start: number, end: number, asnBytes: 2 | 4): number {
    const entry = this.#entries.intern(view, start, end, asnBytes);
    if (entry === this.columns.count) this.#decode(entry, view, start, end, asnBytes);
    return entry;
  }

  /** Like `intern`, but tries the set `guess` first. */
  internNear(guess: number, view: DataView, start: number, end: number, asnBytes: 2 | 4): number {
    if (guess < this.#entries.count && this.#entries.equals(guess, view, start, end, asnBytes)) return guess;
    return this.intern(view, start, end, asnBytes);
  }

  /** Why a set cannot be decoded; undefined for a good one. */
  problemOf(entry: number): string | undefined {
    return this.#problems.size === 0 ? undefined : this.#problems.get(entry);
  }

  #decode(entry: number, view: DataView, start: number, end: number, asnBytes: 2 | 4): void {
    const row = this.columns.addEmpty();
    try {
      this.#reader.read(view, start, end, asnBytes, this.columns, row);
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
      this.#problems.set(entry, error.message);
    }
  }
}
