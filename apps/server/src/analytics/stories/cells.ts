const [TAB, NEWLINE, ZERO, NINE] = [9, 10, 48, 57];
/** Digits that make a whole number without a loss. */
const MOST_DIGITS = 15;

/** The cells of lines of text, tabs between them, one after the other. Millions of lines are read: no array is made of each. */
export class Cells {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Passes the next cell if it is this text. */
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

/** The code of what follows a cell; that of nothing is not a number. */
function isEnd(code: number): boolean {
  return code === TAB || code === NEWLINE || Number.isNaN(code);
}
