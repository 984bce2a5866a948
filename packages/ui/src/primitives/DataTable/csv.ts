import { cellText, type DataColumn } from './DataColumn.ts';

/**
 * Rows as CSV (RFC 4180): a header line, CRLF between lines, quotes where needed. `mark` adds a column of that name with "yes" in each row, unless there is
 * one that says it row by row. A percentage has no space: programs read it as a number.
 */
export function toCsv<Row>(columns: readonly DataColumn<Row>[], rows: Iterable<Row>, mark?: string): string {
  const own = columns.filter((column) => !column.skipCsv);
  const isMarked = mark === undefined || own.some(({ name }) => name === mark);
  const written = isMarked ? own : [...own, { id: 'mark', name: mark, cell: () => 'yes' }];
  const lines = [written.map((column) => csvField(column.name)).join(',')];
  for (const row of rows) lines.push(written.map((column) => csvField(cellText(column, row))).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

/** Letters with which a spreadsheet would begin to compute: such text is kept text by a leading apostrophe. */
const FORMULA = /^[=+\-@\t\r](?!\d+(\.\d+)?$)/;

function csvField(words: string): string {
  const text = words.replaceAll('\u00A0%', '%');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
