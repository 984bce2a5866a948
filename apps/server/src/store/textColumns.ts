import { type RawBuilder, sql } from 'kysely';

/** Characters that do not occur in rows: unit separator and record separator. */
const END = '\u001F';
const NULL = '\u001E';

/**
 * Rows to select from, sent as one text per column that the engine splits at separators. Reading JSON, or an array per column, takes two to three
 * times as long.
 *
 * @throws {RangeError} if a text contains one of the separators.
 */
export function textColumns<Name extends string>(
  types: Readonly<Record<Name, string>>,
  rows: readonly Readonly<Record<NoInfer<Name>, unknown>>[],
): RawBuilder<unknown> {
  const names = Object.keys(types) as Name[];
  const cut = names.map((name) => cutColumn(rows.map((row) => textOf(row[name], types[name]))));
  const typed = names.map((name) => sql`${sql.ref(name)}::${sql.raw(types[name])}`);
  return sql`(
    select ${sql.join(typed)} from rows from (${sql.join(cut)}) as given (${sql.join(names.map((name) => sql.ref(name)))})
  )`;
}

/** Inserts rows into a table, sent the same way. */
export function insertTexts<Name extends string>(
  table: string,
  types: Readonly<Record<Name, string>>,
  rows: readonly Readonly<Record<NoInfer<Name>, unknown>>[],
): RawBuilder<unknown> {
  const names = sql.join(Object.keys(types).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${names}) select ${names} from ${textColumns(types, rows)} as given`;
}

function cutColumn(texts: readonly string[]): RawBuilder<unknown> {
  const all = texts.join(END);
  // An empty text would be split into no rows at all.
  if (all === '' && texts.length === 1) return sql`unnest(array[''])`;
  return sql`string_to_table(${all}::text, ${sql.lit(END)}, ${sql.lit(NULL)})`;
}

function textOf(value: unknown, type: string): string {
  if (value === null || value === undefined) return NULL;
  const text = type === 'jsonb' ? JSON.stringify(value) : plainText(value);
  if (text.includes(END) || text.includes(NULL))
    throw new RangeError('A text holds a character that separates columns');
  return text;
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map((one) => quoted(plainText(one))).join(',')}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

/** An array element in PostgreSQL's syntax. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
