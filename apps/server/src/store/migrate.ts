import { readdir, readFile } from 'node:fs/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import { CannotOpen } from './cannotOpen.ts';
import type { Store } from './store.ts';

const folder = new URL('./migrations/', import.meta.url);
/** Creates the table of applied migrations. */
export const MIGRATION_TABLE =
  'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())';

export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** All migrations of this version, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const read = async (name: string): Promise<Migration> => {
    return { name, statements: statementsOf(await readFile(new URL(name, folder), 'utf8')) };
  };
  return Promise.all(names.map(read));
}

/** Key of the advisory lock that keeps two processes from migrating the same database at once. */
const MIGRATING = 0x7267_6d67;

/**
 * Brings the schema up to date: runs each file of `migrations/` once, in order of name, each in its own transaction. Returns the names applied.
 *
 * Throws `CannotOpen` before anything is written if the schema is newer than these files.
 */
export async function migrate(store: Store): Promise<string[]> {
  await store.transaction(async (transaction) => {
    // If two servers create the same table at once, PostgreSQL refuses one of them, despite `if not exists`.
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

/** This version would misread data of a newer one, and lose parts of it when writing. */
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

/** Holds the lock until the end of the transaction. */
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

/** The statements of a migration. Each ends with a semicolon at the end of a line. */
function statementsOf(text: string): string[] {
  return text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
