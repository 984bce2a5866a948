import { Buffer } from 'node:buffer';

/** Marks of the format, 48 bits each, at any bit position: the start of a block (π) and the end of a stream (√π). */
const BLOCK = { high: 0x31_4159, low: 0x26_5359 };
const END = { high: 0x17_7245, low: 0x38_5090 };
const MARK_BITS = 48;
/** A mark and the 32-bit checksum after it. */
const HEAD_BITS = MARK_BITS + 32;
/** A block holds up to 900 kB, and bzip2 never makes it much larger. Without a mark after this many bytes, the data is damaged. */
const MAX_BLOCK_BYTES = 2 << 20;

/** The data is not bzip2, or is damaged. */
export class DamagedBzip2 extends Error {
  override readonly name = 'DamagedBzip2';
}

/**
 * Cuts bzip2 data (one or more streams in a row) into blocks and returns each as its own stream, so that a decompressor for whole streams can work
 * block by block.
 */
export class BlockSplitter {
  #bytes: Uint8Array = new Uint8Array(0);
  /** Bit position where a mark must be; -1 if a stream header must come next. */
  #at = -1;
  /** Byte from which the search for the next mark continues. */
  #scanned = 0;
  #level = 0x39;
  #streams = 0;
  /** Checksum over the stream's blocks so far. */
  #combined = 0;

  /** Yields the blocks that this chunk completes. */
  *push(chunk: Uint8Array): Generator<Uint8Array, void> {
    this.#bytes = this.#bytes.length === 0 ? chunk.slice() : Buffer.concat([this.#bytes, chunk]);
    for (;;) {
      if (this.#at < 0 && !this.#readHeader()) return;
      if (this.#at + HEAD_BITS > this.#bytes.length * 8) return;
      if (this.#isMark(this.#at, END)) {
        this.#endStream();
      } else {
        const end = this.#endOfBlock();
        if (end < 0) return;
        yield this.#block(this.#at, end);
        this.#dropBefore(end);
      }
    }
  }

  /** Throws unless the data may end here. */
  end(): void {
    if (this.#streams === 0 && this.#at < 0) throw new DamagedBzip2('the data are not bzip2');
    if (this.#at >= 0) throw new DamagedBzip2('the data end inside a bzip2 stream');
  }

  /** Skips anything after a stream that is not another stream, as bzip2 does. */
  #readHeader(): boolean {
    const [b, z, h, level = 0] = this.#bytes;
    if (this.#bytes.length < 4) return false;
    if (b !== 0x42 || z !== 0x5a || h !== 0x68 || level < 0x31 || level > 0x39) {
      if (this.#streams === 0) throw new DamagedBzip2('the data are not bzip2');
      this.#bytes = new Uint8Array(0);
      return false;
    }
    this.#level = level;
    this.#combined = 0;
    this.#at = 32;
    this.#scanned = 0;
    return true;
  }

  #endStream(): void {
    if (this.#word(this.#at + MARK_BITS) !== this.#combined >>> 0) throw new DamagedBzip2('a checksum does not match');
    this.#streams++;
    this.#bytes = this.#bytes.subarray((this.#at + HEAD_BITS + 7) >> 3);
    this.#at = -1;
  }

  /** Bit position of the mark after the current block; -1 if it has not arrived yet. */
  #endOfBlock(): number {
    if (!this.#isMark(this.#at, BLOCK)) throw new DamagedBzip2('a block does not begin where it must');
    const bytes = this.#bytes;
    const begin = Math.max(this.#scanned, (this.#at + HEAD_BITS) >> 3);
    const last = bytes.length - HEAD_BITS / 8;
    for (let i = begin; i <= last; i++) {
      const shifts = SHIFTS_BY_SECOND_BYTE[bytes[i + 1]!]!;
      if (shifts === 0) continue;
      for (let shift = 0; shift < 8; shift++) {
        const bit = i * 8 + shift;
        if ((shifts & (1 << shift)) === 0 || bit + HEAD_BITS > bytes.length * 8) continue;
        if (this.#isMark(bit, BLOCK) || this.#isMark(bit, END)) return bit;
      }
    }
    if (bytes.length - (this.#at >> 3) > MAX_BLOCK_BYTES) throw new DamagedBzip2('a block has no end');
    this.#scanned = Math.max(begin, last);
    return -1;
  }

  /** A stream of one block: header, the block's bits, end mark, and the block's checksum, which is also the stream's. */
  #block(start: number, end: number): Uint8Array {
    const checksum = this.#word(start + MARK_BITS);
    this.#combined = ((this.#combined << 1) | (this.#combined >>> 31)) ^ checksum;
    const bits = end - start;
    const stream = new Uint8Array(4 + ((bits + HEAD_BITS + 7) >> 3));
    stream.set([0x42, 0x5a, 0x68, this.#level]);
    for (let to = 4, from = start; from < end; to++, from += 8) stream[to] = this.#bits24(from) >>> 16;
    const tail = 32 + bits;
    if ((tail & 7) !== 0) stream[tail >> 3]! &= 0xff << (8 - (tail & 7));
    [
      END.high >>> 16,
      END.high >>> 8,
      END.high,
      END.low >>> 16,
      END.low >>> 8,
      END.low,
      checksum >>> 24,
      checksum >>> 16,
      checksum >>> 8,
      checksum,
    ].forEach((byte, i) => putByte(stream, tail + 8 * i, byte & 0xff));
    return stream;
  }

  #dropBefore(bit: number): void {
    this.#bytes = this.#bytes.subarray(bit >> 3);
    this.#at = bit & 7;
    this.#scanned = 0;
  }

  #isMark(bit: number, mark: { high: number; low: number }): boolean {
    return this.#bits24(bit) === mark.high && this.#bits24(bit + 24) === mark.low;
  }

  #word(bit: number): number {
    return this.#bits24(bit) * 256 + (this.#bits24(bit + 24) >>> 16);
  }

  /** 24 bits from any bit position; zeros beyond the end. */
  #bits24(bit: number): number {
    const bytes = this.#bytes;
    const at = bit >> 3;
    const four =
      ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    return (four << (bit & 7)) >>> 8;
  }
}

function putByte(stream: Uint8Array, bit: number, byte: number): void {
  const at = bit >> 3;
  const shift = bit & 7;
  stream[at]! |= byte >>> shift;
  if (shift > 0) stream[at + 1]! |= byte << (8 - shift);
}

/** For each value of the second byte: the set of bit positions in the first byte at which a mark can begin. */
const SHIFTS_BY_SECOND_BYTE = new Uint8Array(256);
for (const mark of [BLOCK, END]) {
  for (let shift = 0; shift < 8; shift++) SHIFTS_BY_SECOND_BYTE[(mark.high >>> (8 + shift)) & 0xff]! |= 1 << shift;
}
