import { type AnyEndpoint, entriesOf, rowsKeyOf } from '@routeglass/api-client/contract';

/** The parts of a valibot schema that determine its columns. */
interface Described {
  readonly type: string;
  readonly item?: Described;
  readonly wrapped?: Described;
  readonly options?: readonly Described[];
}

/** Path of a column's value in a row; empty if the row itself is the value. */
type Path = readonly string[];

/** Turns answers of one call into CSV. `isSample`: whether this whole answer is demo data. */
export type CsvWriter = (answer: unknown, isSample: boolean) => string;

/** The column that marks demo data: files are passed on without the page that says so. */
const MARK = 'sample';

/**
 * How a list becomes CSV (RFC 4180): a header line, then one line per row, separated by CRLF. Columns follow from the schema, so an empty list has
 * the same ones. Fields of an object get dotted names (`origin.asn`), several plain values share a field, separated by spaces, and anything deeper is
 * JSON. With `isMarked`, the column `sample` is `true` for demo data: for rows that say so, or for all. Undefined if the call returns no list.
 */
export function csvWriter({ answer }: AnyEndpoint, isMarked: boolean): CsvWriter | undefined {
  const schema = answer as unknown as Described;
  const pageKey = rowsKeyOf(answer);
  const list = (pageKey ? entriesOf(answer)[pageKey] : answer) as unknown as Described;
  if (list.type !== 'array' || !list.item || (!pageKey && schema.type !== 'array')) return undefined;
  const columns = columnsOf(list.item, []);
  const names = columns.map((path) => path.join('.') || 'value');
  const marks = isMarked && !names.includes(MARK);
  return (given, isSample) => {
    const rows = (pageKey ? (given as Record<string, unknown>)[pageKey] : given) as readonly unknown[];
    const mark = marks ? [isSample ? 'true' : ''] : [];
    const lines = rows.map((row) => [...columns.map((path) => field(valueAt(row, path))), ...mark]);
    return [[...names, ...(marks ? [MARK] : [])], ...lines].map((line) => `${line.join(',')}\r\n`).join('');
  };
}

function columnsOf(schema: Described, path: Path): Path[] {
  const { type, wrapped, options = [] } = schema;
  if (wrapped) return columnsOf(wrapped, path);
  if (type === 'variant' || type === 'union') {
    const all = options.flatMap((option) => columnsOf(option, path));
    return [...new Map(all.map((column) => [column.join('.'), column])).values()];
  }
  const entries = Object.entries(entriesOf(schema as never)) as unknown as [string, Described][];
  if (entries.length === 0) return [path];
  return entries.flatMap(([name, entry]) => columnsOf(entry, [...path, name]));
}

function valueAt(row: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], row);
}

type Plain = string | number | boolean;
const isPlain = (value: unknown): value is Plain => value !== undefined && typeof value !== 'object';

function field(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (isPlain(value)) return quoted(String(value));
  const isLine = Array.isArray(value) && value.every(isPlain);
  return quoted(isLine ? value.join(' ') : JSON.stringify(value));
}

/** Characters that start a formula in spreadsheets. A leading apostrophe keeps such a field a text. */
const FORMULA = /^[=+\-@\t\r](?!\d+(\.\d+)?$)/;

function quoted(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
