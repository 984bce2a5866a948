import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { CannotOpen } from '../cannotOpen.ts';
import { quotedColumns, quotedTable } from '../copyStatement.ts';
import { LOADING } from '../postgres/claims.ts';
import { connectionProblem } from '../postgres/connectionProblem.ts';
import { numericTypes } from '../postgres/numericTypes.ts';
import { type Ask, readCatalog, readSequences } from './catalog.ts';
import type { BackupSource } from './source.ts';

const EVERY = 500;
/** Rows arrive one at a time and are passed on in pieces of about this many bytes. */
const PIECE = 256 * 1024;

/**
 * Reads a PostgreSQL database as one snapshot while servers use it. Waits for a running import (`onWait` is called once) and lets no other one start,
 * since it would drop tables that are being read. Throws `CannotOpen` if the operator has to act.
 */
export async function sourceOfPostgres(
  databaseUrl: string,
  importing: number,
  onWait: () => void,
  signal: AbortSignal,
): Promise<BackupSource> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    types: numericTypes,
    application_name: 'routeglass-backup',
  });
  client.on('error', () => {});
  const ask: Ask = async <Row>(statement: string) => (await client.query(statement)).rows as Row[];
  await client.connect().catch((error: unknown) => {
    throw connectionProblem(error, databaseUrl);
  });
  try {
    for (let waits = false; ; waits = true) {
      const [lock] = await ask<{ got: boolean }>(`select pg_try_advisory_lock(${LOADING}, ${importing}) as got`);
      if (lock?.got) break;
      if (!waits) onWait();
      await setTimeout(EVERY, undefined, { signal });
    }
    await client.query(`set timezone = 'UTC'`);
    await client.query('begin isolation level repeatable read read only');
    const [here] = await ask<{ made: boolean }>(`select to_regclass('migration') is not null as made`);
    if (!here?.made) throw new CannotOpen('The database of DATABASE_URL holds nothing of Routeglass.');
    const catalog = await readCatalog(ask);
    return {
      engine: 'postgres',
      ...catalog,
      async *rows({ name, columns }) {
        const reading = client.query(
          copyTo(`copy (select ${quotedColumns(columns)} from ${quotedTable(name)}) to stdout`),
        );
        yield* inPieces(reading);
      },
      sequences: () => readSequences(ask),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** COPY may split a row between two chunks, so pieces only end where a row ends. */
async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  const NEWLINE = 10;
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE || chunk.at(-1) !== NEWLINE) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
