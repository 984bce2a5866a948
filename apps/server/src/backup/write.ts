import type { BackupSource } from '../store/backup/source.ts';
import { type End, END_OF_ROWS, type Head } from './format.ts';

const NEWLINE = 10;
const lineOf = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

/** A backup of a database, piece by piece. `made`: the moment, in milliseconds since 1970. */
export async function* writeBackup(
  source: BackupSource,
  { key, made }: { readonly key: string | null; readonly made: number },
): AsyncGenerator<Uint8Array> {
  const { engine, migrations, partitions, tables } = source;
  yield lineOf({
    routeglass: 'backup',
    format: 1,
    engine,
    made: new Date(made).toISOString(),
    migrations: [...migrations],
    partitions: [...partitions],
    key,
  } satisfies Head);
  let rows = 0;
  for (const table of tables) {
    yield lineOf({ table: table.name, columns: table.columns });
    for await (const chunk of source.rows(table)) {
      rows += count(chunk);
      yield chunk;
    }
    yield END_OF_ROWS;
  }
  const sequences = [...(await source.sequences())];
  yield lineOf({ end: true, tables: tables.length, rows, sequences } satisfies End);
}

/** Rows of COPY's text format: a newline inside of one is escaped. */
function count(chunk: Uint8Array): number {
  let found = 0;
  for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) found += 1;
  return found;
}
