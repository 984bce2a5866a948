import { comparePrefixes, parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import { readAhead } from '../../store/readAhead.ts';
import type { PrefixSpans } from './ledger.ts';

/** Reads spans in prefix order, for a caller that goes through all prefixes in that order. The next page is read while the last one is used. */
export class SpansInOrder {
  readonly #pages: AsyncIterator<readonly PrefixSpans[], void>;
  #next: Promise<IteratorResult<readonly PrefixSpans[], void>>;
  #page: readonly PrefixSpans[] = [];
  #isEnd = false;

  constructor(pages: AsyncIterator<readonly PrefixSpans[], void>) {
    this.#pages = pages;
    this.#next = readAhead(pages.next());
  }

  /** Returns the spans not returned yet, up to and including this prefix. */
  async upTo(last: string): Promise<readonly PrefixSpans[]> {
    const end = parsePrefix(last);
    if (!end) throw new RangeError(`${last} is no prefix`);
    const given: PrefixSpans[] = [];
    for (;;) {
      const count = countUpTo(this.#page, end);
      given.push(...this.#page.slice(0, count));
      this.#page = this.#page.slice(count);
      if (this.#page.length > 0 || this.#isEnd) return given;
      await this.#turn();
    }
  }

  /** Yields all spans not returned yet, some at a time. */
  async *rest(): AsyncGenerator<readonly PrefixSpans[], void> {
    for (;;) {
      if (this.#page.length > 0) yield this.#page;
      if (this.#isEnd) return;
      await this.#turn();
    }
  }

  async #turn(): Promise<void> {
    const { value } = await this.#next;
    this.#isEnd = value === undefined;
    this.#page = value ?? [];
    if (value) this.#next = readAhead(this.#pages.next());
  }
}

/** How many of these sorted spans come no later than a prefix. */
function countUpTo(spans: readonly PrefixSpans[], last: Prefix): number {
  let [from, to] = [0, spans.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const prefix = parsePrefix(spans[middle]!.prefix);
    if (prefix && comparePrefixes(prefix, last) <= 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
