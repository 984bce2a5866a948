import { readdir, readFile } from 'node:fs/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import { CannotOpen } from './cannotOpen.ts';
import type { Store } from './store.ts';

const folder = new URL('./migrations/', import.meta.url);
/** Makes the table that remembers which migrations a database has. */
export const MIGRATION_TABLE =
  'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())';

export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** All migrations that this version has, in their order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const read = async (name: string): Promise<Migration> => {
    return { name, statements: statementsOf(await readFile(new URL(name, folder), 'utf8')) };
  };
  return Promise.all(names.map(read));
}

/** Key of the advisory lock that keeps two processes from migrating one database at once. */
const MIGRATING = 0x7267_6d67;

/**
 * Brings the schema up to date: each file of `migrations/` once, in order of name, each in a transaction of its own. Gives the names applied.
 *
 * Throws `CannotOpen` where the schema is newer than these files, before anything is written.
 */
export async function migrate(store: Store): Promise<string[]> {
  await store.transaction(async (transaction) => {
    // Two servers that make the same table at once: PostgreSQL refuses one of them, in spite of `if not exists`.
    await lock(transaction);
    await sql.raw(MIGRATION_TABLE).execute(transaction);
  });
  const migrations = await readMigrations();
  await refuseNewer(
    store,
    migrations.map(({ name }) => name),
  );
  const applied: string[] = [];
  for (const migration of migrations) if (await apply(store, migration)) applied.push(migration.name);
  return applied;
}

/** What a newer version has written would be read wrong, and lost where it is written again. */
async function refuseNewer(store: Store, names: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name desc limit 1`.execute(
    store.bulk,
  );
  const [there, known] = [rows[0]?.name, names.at(-1) ?? ''].map((name) => name?.replace(/\.sql$/, ''));
  if (there === undefined || known === undefined || there <= known) return;
  throw new CannotOpen(
    `The database was made by a newer Routeglass (schema ${there}); this version supports schemas up to ${known}. ` +
      'Start the newer Routeglass, or give this version its own database.',
  );
}

/** Until the end of the transaction. */
async function lock(transaction: QueryExecutorProvider): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATING})`.execute(transaction);
}

function apply(store: Store, { name, statements }: Migration): Promise<boolean> {
  return store.transaction(async (transaction) => {
    await lock(transaction);
    const { rows } = await sql`select from migration where name = ${name}`.execute(transaction);
    if (rows.length > 0) return false;
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    await sql`insert into migration (name) values (${name})`.execute(transaction);
    return true;
  });
}

/** Statements of a migration: each ends with a semicolon at the end of a line. */
function statementsOf(text: string): string[] {
  return text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
