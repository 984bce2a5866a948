import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CannotOpen } from '../cannotOpen.ts';
import { copyStatement, quotedTable } from '../copyStatement.ts';
import { connectionProblem } from '../postgres/connectionProblem.ts';
import type { RestoreTarget } from './target.ts';

/** Milliseconds. */
const LAST_CONNECTIONS_END = 3_000;
const LOOK_AGAIN = 50;

/**
 * Fills a PostgreSQL database in one transaction. Throws `CannotOpen` if it has tables and `mayReplace` is false, if the tables are not ours, or
 * while a server uses it.
 */
export async function targetInPostgres(databaseUrl: string, mayReplace: boolean): Promise<RestoreTarget> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'routeglass-restore' });
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw connectionProblem(error, databaseUrl);
  });
  try {
    await client.query('begin');
    await makeRoom(client, mayReplace);
  } catch (error) {
    await client.end();
    throw connectionProblem(error, databaseUrl);
  }
  return {
    run: async (statement) => void (await client.query(statement)),
    async copy(table, columns, chunks) {
      const writing = client.query(copyFrom(copyStatement(table, columns, 'STDIN')));
      await pipeline(Readable.from(chunks, { objectMode: true }), writing);
      return writing.rowCount ?? 0;
    },
    async finish() {
      await client.query('analyze');
      await client.query('commit');
      await client.end();
    },
    // Anything uncommitted is gone with the session.
    abandon: () => client.end(),
  };
}

async function makeRoom(client: pg.Client, mayReplace: boolean): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select tablename as name from pg_tables where schemaname = current_schema()
    union all select 'accounts.' || tablename from pg_tables where schemaname = 'accounts'`);
  if (tables.length === 0) return;
  if (!mayReplace)
    throw new CannotOpen(
      'The database of DATABASE_URL holds tables. Give an empty one, or add --replace to lose what is there.',
    );
  if (!tables.some(({ name }) => name === 'migration'))
    throw new CannotOpen(
      'The database of DATABASE_URL holds tables of another program. Give Routeglass one of its own.',
    );
  if (await isServed(client))
    throw new CannotOpen('A server uses the database of DATABASE_URL. Stop it, and restore again.');
  await client.query('drop schema if exists accounts cascade');
  const own = tables.filter(({ name }) => !name.startsWith('accounts.')).map(({ name }) => quotedTable(name));
  await client.query(`drop table ${own.join(', ')} cascade`);
}

/** Whether a server uses the database. A server that was just stopped may still have connections, so this waits a little for them to end. */
async function isServed(client: pg.Client): Promise<boolean> {
  for (const until = Date.now() + LAST_CONNECTIONS_END; ;) {
    const { rowCount } = await client.query(`
      select from pg_stat_activity where datname = current_database() and application_name = 'routeglass'`);
    if (rowCount === 0) return false;
    if (Date.now() > until) return true;
    await setTimeout(LOOK_AGAIN);
    // Within a transaction the statistics would otherwise stay the same.
    await client.query('select pg_stat_clear_snapshot()');
  }
}
