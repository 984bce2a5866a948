import { csvFields } from './csvFields.ts';
import { type Line, Lines } from './lines.ts';

/** Fields of a row, and its offset. */
export interface CsvRecord {
  readonly fields: readonly string[];
  readonly offset: number;
}

/**
 * Cuts CSV (RFC 4180) that arrives in chunks into rows, even if a quoted field spans several lines. Empty lines and `#` lines between rows are
 * skipped.
 */
export class CsvRecords {
  readonly #lines = new Lines();
  /** Lines of a row with an open quote. */
  #open: Line[] = [];
  #openLength = 0;

  *push(chunk: Uint8Array): Generator<CsvRecord, void> {
    for (const line of this.#lines.push(chunk)) yield* this.#line(line);
  }

  /** The last row. If its quotes are never closed, it is returned as it is. */
  *end(): Generator<CsvRecord, void> {
    for (const line of this.#lines.end()) yield* this.#line(line);
    if (this.#open.length > 0) yield this.#row();
  }

  *#line(line: Line): Generator<CsvRecord, void> {
    const isOpen = this.#open.length > 0;
    if (!isOpen && (line.text === '' || line.text.startsWith('#'))) return;
    this.#open.push(line);
    this.#openLength += line.text.length + 1;
    const staysOpen = hasOddQuotes(line.text) !== isOpen;
    // A row that never closes its quotes must not swallow the rest of the file: the caller reports what is wrong with it.
    if (!staysOpen || this.#openLength > LONGEST_ROW) yield this.#row();
  }

  #row(): CsvRecord {
    const lines = this.#open;
    this.#open = [];
    this.#openLength = 0;
    const text = lines.length === 1 ? (lines[0]?.text ?? '') : lines.map((line) => line.text).join('\n');
    return { fields: csvFields(text), offset: lines[0]?.offset ?? 0 };
  }
}

function hasOddQuotes(text: string): boolean {
  let quotes = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) quotes += 1;
  return quotes % 2 === 1;
}

const LONGEST_ROW = 64 * 1024;
