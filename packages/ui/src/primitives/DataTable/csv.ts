import { cellText, type DataColumn } from './DataColumn.ts';

/**
 * Rows as CSV (RFC 4180): a header line, CRLF between lines, quotes if needed. `mark` adds a column of that name with "yes" in each row, unless one
 * of that name exists. Percentages have no space, so that programs read them as numbers.
 */
export function toCsv<Row>(columns: readonly DataColumn<Row>[], rows: Iterable<Row>, mark?: string): string {
  const own = columns.filter((column) => !column.skipCsv);
  const isMarked = mark === undefined || own.some(({ name }) => name === mark);
  const written = isMarked ? own : [...own, { id: 'mark', name: mark, cell: () => 'yes' }];
  const lines = [written.map((column) => csvField(column.name)).join(',')];
  for (const row of rows) lines.push(written.map((column) => csvField(cellText(column, row))).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

/** Characters that a spreadsheet takes as the start of a formula: a leading apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r](?!\d+(\.\d+)?$)/;

function csvField(words: string): string {
  const text = words.replaceAll('\u00A0%', '%');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
