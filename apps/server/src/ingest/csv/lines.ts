import { isUtf8 } from 'node:buffer';
import { BrokenFile } from '../input/brokenFile.ts';

const NEWLINE = 0x0a;
/** The longest lines of real files have some hundred kB: registry sets with all members on one line. */
const LONGEST_LINE = 1 << 20;

/** A line without its line ending, and its offset. */
export interface Line {
  readonly text: string;
  readonly offset: number;
}

/**
 * Cuts text that arrives in chunks into lines. A line is UTF-8, or Latin-1 if its bytes are not valid UTF-8. A quoted field must not contain a
 * newline. Throws `BrokenFile` at a line of more than one mebibyte.
 */
export class Lines {
  /** The start of a line that ends in a later chunk. */
  #parts: Uint8Array[] = [];
  #partsLength = 0;
  /** Where that line begins, or else the next chunk. */
  #offset = 0;

  *push(chunk: Uint8Array): Generator<Line, void> {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield this.#line(chunk.subarray(start, end), 1);
      start = end + 1;
    }
    if (start === chunk.length) return;
    this.#hold(chunk.length - start);
    this.#parts.push(chunk.slice(start));
  }

  /** The last line, if no newline follows it. */
  *end(): Generator<Line, void> {
    if (this.#partsLength > 0) yield this.#line(new Uint8Array(0), 0);
  }

  #line(last: Uint8Array, newline: number): Line {
    this.#hold(last.length);
    const bytes = this.#parts.length === 0 ? last : Buffer.concat([...this.#parts, last]);
    const offset = this.#offset;
    this.#offset += bytes.length + newline;
    this.#parts = [];
    this.#partsLength = 0;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(isUtf8(bytes) ? 'utf8' : 'latin1');
    return { text: text.endsWith('\r') ? text.slice(0, -1) : text, offset };
  }

  #hold(more: number): void {
    this.#partsLength += more;
    if (this.#partsLength > LONGEST_LINE) throw new BrokenFile('a line of over 1 MB', this.#offset);
  }
}
