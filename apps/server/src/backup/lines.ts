import { BadBackup, END_OF_ROWS } from './format.ts';

const NEWLINE = 10;
const LONGEST_LINE = 64 * 1024 * 1024;

/** Takes a stream apart by lines, as little at a time as is needed. */
export class Lines {
  readonly #source: AsyncIterator<Uint8Array>;
  #left = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next line without its newline; null at the end. */
  async line(): Promise<string | null> {
    for (;;) {
      const at = this.#left.indexOf(NEWLINE);
      if (at >= 0) {
        const line = this.#left.toString('utf8', 0, at);
        this.#left = this.#left.subarray(at + 1);
        return line;
      }
      if (this.#left.length > LONGEST_LINE) throw new BadBackup('It has a line without end.');
      if (!(await this.#more())) return null;
    }
  }

  /** Whole rows up to the line that ends them. Throws `BadBackup` where that never comes. */
  async *rows(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = endIn(this.#left);
      if (at >= 0) {
        if (at > 0) yield this.#left.subarray(0, at);
        this.#left = this.#left.subarray(at + END_OF_ROWS.length);
        return;
      }
      // The line that ends them may be cut at the end of what is here.
      const whole = this.#left.lastIndexOf(NEWLINE) + 1;
      if (whole > 0) yield this.#left.subarray(0, whole);
      this.#left = this.#left.subarray(whole);
      if (!(await this.#more())) throw new BadBackup('It is cut off.');
    }
  }

  /** All that is left, as it is. */
  async *rest(): AsyncGenerator<Uint8Array> {
    do {
      if (this.#left.length > 0) yield this.#left;
      this.#left = Buffer.alloc(0);
    } while (await this.#more());
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (done) return false;
    this.#left = this.#left.length > 0 ? Buffer.concat([this.#left, value]) : Buffer.from(value);
    return true;
  }
}

/** Where the line that ends rows begins; -1 where it is not there. `bytes` begin with a line. */
function endIn(bytes: Buffer): number {
  if (bytes.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) return 0;
  const at = bytes.indexOf(`\n${END_OF_ROWS.toString()}`);
  return at < 0 ? -1 : at + 1;
}
