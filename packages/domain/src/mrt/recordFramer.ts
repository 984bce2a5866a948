import { grownUint8 } from '../columns/growth.ts';
import type { MrtProblem } from './report.ts';

/** Length of the header of every MRT record (RFC 6396 section 2). */
export const HEADER_BYTES = 12;
/** Larger records are skipped without reading them into memory; the largest ones in real tables have a few hundred thousand bytes. */
export const MAX_RECORD_BYTES = 16 << 20;

/** Result of `next`. */
export const Framed = {
  /** A complete record, header included, at `view[start … end)`. */
  record: 0,
  /** A record larger than the limit; its bytes are skipped as they arrive. */
  oversized: 1,
  /** The chunk is used up. */
  exhausted: 2,
} as const;

/** Splits chunks of bytes into records. A record within one chunk is not copied. */
export class RecordFramer {
  /** The last record found. */
  view: DataView = new DataView(new ArrayBuffer(0));
  start = 0;
  end = 0;
  /** Offset of that record in the stream. */
  offset = 0;

  #chunk: Uint8Array = new Uint8Array(0);
  #chunkView: DataView = this.view;
  #at = 0;
  /** Number of stream bytes that belong to complete records. */
  #consumed = 0;
  /** The beginning of a record that continues in later chunks. */
  #carry = new Uint8Array(1 << 16);
  #carried = 0;
  /** Bytes of an oversized record still to come. */
  #toSkip = 0;

  feed(chunk: Uint8Array): void {
    this.#chunk = chunk;
    this.#chunkView = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.#at = 0;
  }

  next(): number {
    if (this.#toSkip > 0 && !this.#skipped()) return Framed.exhausted;
    if (this.#carried > 0) return this.#nextAcrossChunks();
    const left = this.#chunk.length - this.#at;
    if (left >= HEADER_BYTES) {
      const bytes = HEADER_BYTES + this.#chunkView.getUint32(this.#at + 8);
      if (bytes > MAX_RECORD_BYTES) return this.#oversized(bytes);
      if (left >= bytes) return this.#found(this.#chunkView, this.#at, this.#at + bytes, this.#at + bytes);
    }
    this.#carryUpTo(left);
    return Framed.exhausted;
  }

  /** The incomplete record at the end of the stream, if there is one. */
  truncation(): MrtProblem | undefined {
    const offset = this.#consumed;
    if (this.#toSkip > 0)
      return { offset: this.offset, reason: 'the data end inside a record that claims more than 16 MiB' };
    if (this.#carried === 0) return undefined;
    if (this.#carried < HEADER_BYTES) return { offset, reason: 'the data end inside the header of a record' };
    const claimed = HEADER_BYTES + new DataView(this.#carry.buffer).getUint32(8);
    return { offset, reason: `the data end inside a record: ${this.#carried} of ${claimed} bytes` };
  }

  #nextAcrossChunks(): number {
    if (this.#carried < HEADER_BYTES && !this.#carryUpTo(HEADER_BYTES)) return Framed.exhausted;
    const bytes = HEADER_BYTES + new DataView(this.#carry.buffer).getUint32(8);
    if (bytes > MAX_RECORD_BYTES) return this.#oversized(bytes);
    if (!this.#carryUpTo(bytes)) return Framed.exhausted;
    this.#carried = 0;
    return this.#found(new DataView(this.#carry.buffer), 0, bytes, this.#at);
  }

  #found(view: DataView, start: number, end: number, at: number): number {
    this.view = view;
    this.start = start;
    this.end = end;
    this.offset = this.#consumed;
    this.#consumed += end - start;
    this.#at = at;
    return Framed.record;
  }

  #oversized(bytes: number): number {
    this.offset = this.#consumed;
    this.#toSkip = bytes - this.#carried;
    this.#consumed += bytes;
    this.#carried = 0;
    return Framed.oversized;
  }

  #skipped(): boolean {
    const now = Math.min(this.#toSkip, this.#chunk.length - this.#at);
    this.#toSkip -= now;
    this.#at += now;
    return this.#toSkip === 0;
  }

  /** Copies bytes of the chunk until `bytes` are carried; returns whether they are. */
  #carryUpTo(bytes: number): boolean {
    const now = Math.min(bytes - this.#carried, this.#chunk.length - this.#at);
    if (this.#carried + now > this.#carry.length) this.#carry = grownUint8(this.#carry, this.#carried + now);
    this.#carry.set(this.#chunk.subarray(this.#at, this.#at + now), this.#carried);
    this.#carried += now;
    this.#at += now;
    return this.#carried === bytes;
  }
}
