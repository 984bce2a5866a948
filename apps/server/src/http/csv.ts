import { type AnyEndpoint, entriesOf, rowsKeyOf } from '@routeglass/api-client/contract';

/** The parts of a valibot schema that say what columns its values have. */
interface Described {
  readonly type: string;
  readonly item?: Described;
  readonly wrapped?: Described;
  readonly options?: readonly Described[];
}

/** Where a column's value is in a row: none for a row that is a value itself. */
type Path = readonly string[];

/** What makes CSV of the answers of one call. `isSample`: whether all of this one is demo data. */
export type CsvWriter = (answer: unknown, isSample: boolean) => string;

/** The column that marks demo data, since a file is passed on without what else says so. */
const MARK = 'sample';

/**
 * How a list is written as CSV (RFC 4180): a line of names, then one line for each row, CRLF between. Columns follow from the schema, so that they
 * are the same of an empty list; what is inside an object is named with dots (`origin.asn`), several plain values stand in one field with
 * spaces between, anything deeper as JSON. With `isMarked` the column `sample` says `true` of demo data: of each row that says so itself, or of all rows.
 * Undefined where the call answers no list.
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

/** Characters with which a spreadsheet would begin to compute: such text is kept text by a leading apostrophe. */
const FORMULA = /^[=+\-@\t\r](?!\d+(\.\d+)?$)/;

function quoted(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
