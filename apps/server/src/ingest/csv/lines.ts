import { isUtf8 } from 'node:buffer';

const NEWLINE = 0x0a;

/** A line without its end and where it began. */
export interface Line {
  readonly text: string;
  readonly offset: number;
}

/** Cuts a text that arrives in pieces into lines: UTF-8, line by line Latin-1 where the bytes are not UTF-8. A quoted field may not hold a newline. */
export class Lines {
  #rest: Uint8Array = new Uint8Array(0);
  #offset = 0;

  *push(chunk: Uint8Array): Generator<Line, void> {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      yield this.#line(bytes.subarray(start, end), start);
      start = end + 1;
    }
    this.#rest = bytes.slice(start);
    this.#offset += start;
  }

  /** The last line, when no newline follows it. */
  *end(): Generator<Line, void> {
    if (this.#rest.length > 0) yield this.#line(this.#rest, 0);
    this.#rest = new Uint8Array(0);
  }

  #line(bytes: Uint8Array, start: number): Line {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(isUtf8(bytes) ? 'utf8' : 'latin1');
    return { text: text.endsWith('\r') ? text.slice(0, -1) : text, offset: this.#offset + start };
  }
}
