import * as v from 'valibot';

/**
 * A backup is lines of text. The first is the head; each table is a line that names it, its rows in COPY's text format, and a line `\.`; the last line
 * is the end, without which the backup is cut off. `npm run backup` compresses it with gzip.
 */
export const END_OF_ROWS = Buffer.from('\\.\n');

const text = v.pipe(v.string(), v.maxLength(200));
/** Names as migrations and partitions have them; they become part of statements. */
const name = v.pipe(v.string(), v.regex(/^(?:accounts\.)?[a-z_][a-z0-9_]{0,62}$/));
const bound = v.pipe(v.string(), v.regex(/^FOR VALUES (?:IN \(\d+\)|FROM \('[\d :+-]+'\) TO \('[\d :+-]+'\))$/));

export const head = v.object({
  routeglass: v.literal('backup'),
  format: v.literal(1),
  engine: v.picklist(['pglite', 'postgres']),
  /** When it was begun, ISO 8601. */
  made: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.array(v.pipe(v.string(), v.regex(/^\d{4}-[\w-]+\.sql$/))),
  partitions: v.array(v.object({ name, parent: name, bound })),
  /** The secret key of the data folder; null if the settings have it (`SECRET_KEY`). */
  key: v.nullable(text),
});
export type Head = v.InferOutput<typeof head>;

export const table = v.object({ table: name, columns: v.array(name) });

export const end = v.object({
  end: v.literal(true),
  tables: v.number(),
  rows: v.number(),
  sequences: v.array(v.object({ name, value: v.pipe(v.number(), v.integer()) })),
});
export type End = v.InferOutput<typeof end>;

/** The file is none, is cut off or damaged, or cannot be used here. The message is for the operator. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
}

/** A line that is not of the file: why the one who reads the database waits, or has failed. */
export const aside = v.union([v.object({ waiting: v.string() }), v.object({ failed: v.string() })]);

export function parseLine<Schema extends v.GenericSchema>(schema: Schema, line: string): v.InferOutput<Schema> | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(line));
    return success ? output : null;
  } catch {
    return null;
  }
}
