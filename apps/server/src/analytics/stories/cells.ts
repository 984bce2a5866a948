const [TAB, NEWLINE, ZERO, NINE] = [9, 10, 48, 57];
/** Up to this many digits a whole number is exact. */
const MOST_DIGITS = 15;

/** Reads the tab-separated cells of lines one by one. No array is made per line, because there are millions of lines. */
export class Cells {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Skips the next cell if it is this text. */
  skip(text: string): boolean {
    const end = this.#at + text.length;
    if (!this.#text.startsWith(text, this.#at) || !isEnd(this.#text.charCodeAt(end))) return false;
    this.#at = end + 1;
    return true;
  }

  text(): string {
    const start = this.#at;
    let end = start;
    while (end < this.#text.length && !isEnd(this.#text.charCodeAt(end))) end += 1;
    this.#at = end + 1;
    return this.#text.slice(start, end);
  }

  /** Null for an empty cell. */
  number(): number | null {
    const start = this.#at;
    let value = 0;
    for (let at = start; ; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code >= ZERO && code <= NINE && at - start < MOST_DIGITS) value = 10 * value + code - ZERO;
      else if (isEnd(code)) {
        this.#at = at + 1;
        return at === start ? null : value;
      } else return Number(this.text());
    }
  }
}

/** Whether this code ends a cell. At the end of the text it is NaN. */
function isEnd(code: number): boolean {
  return code === TAB || code === NEWLINE || Number.isNaN(code);
}
