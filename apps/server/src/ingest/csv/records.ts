import { csvFields } from './csvFields.ts';
import { type Line, Lines } from './lines.ts';

/** Fields of a row and where it began. */
export interface CsvRecord {
  readonly fields: readonly string[];
  readonly offset: number;
}

/** Cuts CSV (RFC 4180) that arrives in pieces into rows, also where a quoted field goes over several lines. Empty lines and lines that begin with `#` between rows are passed over. */
export class CsvRecords {
  readonly #lines = new Lines();
  /** Lines of a row whose quotes are still open. */
  #open: Line | null = null;

  *push(chunk: Uint8Array): Generator<CsvRecord, void> {
    for (const line of this.#lines.push(chunk)) yield* this.#line(line);
  }

  /** The last row. One whose quotes are never closed is given as far as it goes. */
  *end(): Generator<CsvRecord, void> {
    for (const line of this.#lines.end()) yield* this.#line(line);
    if (this.#open) yield { fields: csvFields(this.#open.text), offset: this.#open.offset };
    this.#open = null;
  }

  *#line(line: Line): Generator<CsvRecord, void> {
    if (!this.#open && (line.text === '' || line.text.startsWith('#'))) return;
    const text = this.#open ? `${this.#open.text}\n${line.text}` : line.text;
    const offset = this.#open?.offset ?? line.offset;
    const quotes = text.split('"').length - 1;
    // A row that never closes its quotes must not swallow the file: what reads rows then says what is wrong with it.
    if (quotes % 2 === 1 && text.length < LONGEST_ROW) this.#open = { text, offset };
    else {
      this.#open = null;
      yield { fields: csvFields(text), offset };
    }
  }
}

const LONGEST_ROW = 64 * 1024;
