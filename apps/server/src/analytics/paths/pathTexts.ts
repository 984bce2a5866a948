import { numbersOf, parseAsPath } from '@routeglass/domain/as-path';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import { partsOf } from '../../store/twoAtATime.ts';

/** Paths that one question reads. Ids are given out in blocks, so that a whole range is one piece of the table. */
const RANGE = 4_096;
/** Wanted paths of a range from which on all of it is read: an index look-up for each costs more. */
const DENSE = RANGE / 8;
/** Place of a path that the store does not have. */
const NOWHERE = -1;
/** Places count on from one buffer to the next by this, which no buffer reaches. */
const BUFFER = 2 ** 32;

const [TAB, NEWLINE, SPACE, ZERO, NINE] = [9, 10, 32, 48, 57];

/** Paths that one thread has read for another: their texts are in memory that both use, the places in it are copied with the message. */
export interface SharedPaths {
  readonly texts: readonly SharedArrayBuffer[];
  readonly ranges: Map<number, Float64Array>;
}

/**
 * Texts of AS paths by their ids, as the store gave them: bytes, since millions of them are kept. An import reads each from the
 * store once, for all computations that need it.
 */
export class PathTexts {
  readonly #store: Store;
  readonly #buffers: Buffer[];
  /** By range of ids: for each id in it where its text begins, plus one; 0 for what was not read. */
  readonly #ranges: Map<number, Float64Array>;

  /** @param shared the paths that another thread has read. */
  constructor(store: Store, { texts, ranges }: SharedPaths = { texts: [], ranges: new Map() }) {
    this.#store = store;
    this.#buffers = texts.map((text) => Buffer.from(text));
    this.#ranges = ranges;
  }

  /** What was read so far, for another thread. */
  share(): SharedPaths {
    return { texts: this.#buffers.map(({ buffer }) => buffer as SharedArrayBuffer), ranges: this.#ranges };
  }

  has(id: number): boolean {
    return this.#placeOf(id) !== 0;
  }

  /** Whether it was read, and the store has it. */
  isThere(id: number): boolean {
    return this.#placeOf(id) > 0;
  }

  /** Reads those of these paths that are not known yet. */
  async learn(ids: Iterable<number>): Promise<void> {
    const wanted = new Map<number, Set<number>>();
    for (const id of ids) {
      if (this.has(id)) continue;
      const range = Math.floor(id / RANGE);
      const known = wanted.get(range);
      if (known) known.add(id);
      else wanted.set(range, new Set([id]));
    }
    const single: number[] = [];
    const reads: Promise<void>[] = [];
    for (const [range, own] of [...wanted].sort(([a], [b]) => a - b)) {
      if (own.size >= DENSE) reads.push(this.#read(sql`id >= ${range * RANGE} and id < ${(range + 1) * RANGE}`, own));
      else single.push(...own);
    }
    for (const some of partsOf(single, RANGE)) reads.push(this.#read(sql`id = any(${some}::bigint[])`, some));
    await Promise.all(reads);
  }

  /** As bgpdump writes it; empty for a path that was not learnt. */
  text(id: number): string {
    const place = this.#placeOf(id);
    if (place <= 0) return '';
    const buffer = this.#bufferOf(place);
    const start = (place - 1) % BUFFER;
    return buffer.toString('latin1', start, endOf(buffer, start));
  }

  /** AS numbers in wire order, AS_SETs and confederations left out. */
  numbers(id: number): readonly number[] {
    return this.plainNumbers(id) ?? numbersOf(parseAsPath(this.text(id)) ?? []);
  }

  /** AS numbers in wire order; null for a path that is no plain sequence of them. */
  plainNumbers(id: number): number[] | null {
    const place = this.#placeOf(id);
    if (place <= 0) return null;
    const buffer = this.#bufferOf(place);
    const numbers: number[] = [];
    let value = 0;
    for (let at = (place - 1) % BUFFER; ; at++) {
      const byte = buffer[at];
      if (byte !== undefined && byte >= ZERO && byte <= NINE) value = 10 * value + byte - ZERO;
      else if (byte === SPACE) {
        numbers.push(value);
        value = 0;
      } else if (byte === NEWLINE || byte === undefined) {
        numbers.push(value);
        return buffer[at - 1] === TAB ? null : numbers;
      } else return null;
    }
  }

  async #read(where: RawBuilder<unknown>, wanted: Iterable<number>): Promise<void> {
    const { rows } = await sql<{ lines: string | null }>`
      select string_agg(id || E'\t' || asns, E'\n') as lines from as_path where ${where}
    `.execute(this.#store.bulk);
    const lines = rows[0]?.lines;
    if (lines) {
      const buffer = Buffer.from(new SharedArrayBuffer(lines.length));
      buffer.write(lines, 'latin1');
      this.#keep(buffer);
    }
    for (const id of wanted) if (!this.has(id)) this.#setPlace(id, NOWHERE);
  }

  #keep(buffer: Buffer): void {
    const base = (this.#buffers.push(buffer) - 1) * BUFFER;
    let id = 0;
    for (let at = 0; at < buffer.length; at++) {
      const byte = buffer[at] ?? 0;
      if (byte !== TAB) {
        id = 10 * id + byte - ZERO;
        continue;
      }
      this.#setPlace(id, base + at + 2);
      id = 0;
      at = endOf(buffer, at + 1);
    }
  }

  #setPlace(id: number, place: number): void {
    const range = Math.floor(id / RANGE);
    let places = this.#ranges.get(range);
    if (!places) this.#ranges.set(range, (places = new Float64Array(RANGE)));
    places[id % RANGE] = place;
  }

  #placeOf(id: number): number {
    return this.#ranges.get(Math.floor(id / RANGE))?.[id % RANGE] ?? 0;
  }

  #bufferOf(place: number): Buffer {
    return this.#buffers[Math.floor((place - 1) / BUFFER)] ?? Buffer.alloc(0);
  }
}

/** Where the line that holds a place ends. */
function endOf(buffer: Buffer, start: number): number {
  const end = buffer.indexOf(NEWLINE, start);
  return end < 0 ? buffer.length : end;
}
