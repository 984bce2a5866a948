import { MIGRATION_TABLE, readMigrations } from '../store/migrate.ts';
import { quotedTable } from '../store/copyStatement.ts';
import type { RestoreTarget } from '../store/backup/target.ts';
import { BadBackup, end, type Head, head, parseLine, table } from './format.ts';
import type { Lines } from './lines.ts';

/** Reads the head, before anything is touched. Throws `BadBackup` for what is no backup, or one of a newer version. */
export async function readHead(lines: Lines): Promise<Head> {
  const found = parseLine(head, (await lines.line()) ?? '');
  if (!found) throw new BadBackup('It is no backup of Routeglass, or one of another version.');
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const newer = found.migrations.findLast((name) => !known.has(name));
  if (newer !== undefined)
    throw new BadBackup(
      `It was made by a newer Routeglass (schema ${newer.replace(/\.sql$/, '')}). Restore it with that version.`,
    );
  return found;
}

/**
 * Makes the schema that the backup had, and puts its rows into it. The next start brings an older schema up to date. Throws `BadBackup` for a file that
 * is cut off or damaged. Returns the number of rows.
 */
export async function load(lines: Lines, { migrations, partitions }: Head, target: RestoreTarget): Promise<number> {
  await target.run(MIGRATION_TABLE);
  const had = new Set(migrations);
  for (const { name, statements } of await readMigrations())
    if (had.has(name)) for (const statement of statements) await target.run(statement);
  for (const { name, parent, bound } of partitions)
    await target.run(`create table ${quotedTable(name)} partition of ${quotedTable(parent)} ${bound}`);
  let [tables, rows] = [0, 0];
  for (;;) {
    const line = await lines.line();
    if (line === null) throw new BadBackup('It is cut off.');
    const last = parseLine(end, line);
    if (last) {
      if (last.tables !== tables || last.rows !== rows) throw new BadBackup('It has not all rows that it had.');
      for (const { name, value } of last.sequences) await target.run(`select setval('${quotedTable(name)}', ${value})`);
      return rows;
    }
    const next = parseLine(table, line);
    if (!next) throw new BadBackup('It is damaged.');
    // Migrations write the first row of a counter.
    const name = quotedTable(next.table);
    await target.run(`do $$ begin if exists (select from ${name}) then delete from ${name}; end if; end $$`);
    rows += await target.copy(next.table, next.columns, lines.rows());
    tables += 1;
  }
}
