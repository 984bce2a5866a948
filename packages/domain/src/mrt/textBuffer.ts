import { grownUint8 } from '../columns/growth.ts';

/** Collects ASCII text. */
export class TextBuffer {
  bytes = new Uint8Array(1 << 12);
  length = 0;

  reserve(count: number): void {
    if (this.length + count > this.bytes.length) this.bytes = grownUint8(this.bytes, this.length + count);
  }

  text(text: string): void {
    this.reserve(text.length);
    for (let i = 0; i < text.length; i++) this.bytes[this.length++] = text.charCodeAt(i);
  }

  /** Appends a whole number from 0 to 4294967295. */
  number(value: number): void {
    this.reserve(10);
    let digits = 1;
    for (let power = 10; value >= power; power *= 10) digits++;
    let rest = value;
    for (let at = this.length + digits - 1; at >= this.length; at--) {
      const tens = Math.floor(rest / 10);
      this.bytes[at] = 48 + rest - tens * 10;
      rest = tens;
    }
    this.length += digits;
  }

  char(code: number): void {
    this.reserve(1);
    this.bytes[this.length++] = code;
  }

  /** Appends bytes `start` to `end` of another buffer. */
  copy(from: Uint8Array, start: number, end: number): void {
    this.reserve(end - start);
    const { bytes } = this;
    let to = this.length;
    for (let at = start; at < end; at++) bytes[to++] = from[at]!;
    this.length = to;
  }
}
