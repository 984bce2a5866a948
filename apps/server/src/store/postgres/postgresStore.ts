import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyStatement } from '../copyStatement.ts';
import { DatabaseError } from '../databaseError.ts';
import { createReadQueue, type ReadLimits } from '../readQueue.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { Claims, LOADING } from './claims.ts';
import { connectionProblem } from './connectionProblem.ts';
import { numericTypes } from './numericTypes.ts';
import { lookUpSettings, preparing } from './prepared.ts';

/** A server that does not take a connection by then counts as away. */
const PATIENCE_MS = 10_000;
/** A reader that is not needed stays that long: a new one has to read the catalog and to plan each statement again, which takes it some 20 ms. */
const IDLE_MS = 3_600_000;

const READERS = 10;
const PROBE_MS = 2_000;
/** Statements run side by side; two readers are always left to the others. */
const limits: ReadLimits = {
  atOnce: READERS,
  atOnceEach: READERS - 2,
  aheadMs: Number.POSITIVE_INFINITY,
  waitingMsEach: 20_000,
  waitingMs: 60_000,
  waitingEach: 1_000,
  waiting: 5_000,
};

/**
 * The store over a PostgreSQL server: one pool for readers, a small one for bulk work, so that neither waits for the other. Throws `CannotOpen` where
 * the operator has to do something.
 */
export async function openPostgresStore(databaseUrl: string): Promise<Store> {
  const common = {
    connectionString: databaseUrl,
    types: numericTypes,
    application_name: 'routeglass',
    connectionTimeoutMillis: PATIENCE_MS,
  };
  const lasting = { idleTimeoutMillis: IDLE_MS, keepAlive: true };
  const readers = new pg.Pool({ ...common, ...lasting, max: READERS, options: lookUpSettings });
  const loaders = new pg.Pool({ ...common, max: 4 });
  // Of its own, so that it waits for nobody.
  const health = new pg.Pool({ ...common, max: 1, options: `-c statement_timeout=${PROBE_MS}` });
  // A connection that breaks is replaced by the pool, whether it was idle or between two statements; without a listener it would end the process.
  for (const pool of [readers, loaders, health]) {
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
  }
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparing(readers, createReadQueue(limits)) }),
  });
  const bulk = new Kysely<Database>({ dialect: new PostgresDialect({ pool: loaders }) });
  const claims = new Claims(common);

  try {
    await readers.query('select 1');
  } catch (error) {
    await Promise.all([readers.end(), loaders.end(), health.end()]);
    throw connectionProblem(error, databaseUrl);
  }

  return {
    engine: 'postgres',
    db,
    bulk,
    transaction: (work) => bulk.transaction().execute(work),
    async copyInto(table, columns, chunks) {
      const client = await loaders.connect();
      try {
        const copy = client.query(copyFrom(copyStatement(table, columns, 'STDIN')));
        await pipeline(Readable.from(chunks, { objectMode: true }), copy);
        client.release();
        return copy.rowCount ?? 0;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    claim: (generationId) => claims.claim(generationId),
    async isClaimed(generationId) {
      const { rows } = await loaders.query<{ claimed: boolean }>(
        `select exists (select from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2
         and database = (select oid from pg_database where datname = current_database())) as claimed`,
        [LOADING, generationId],
      );
      const claimed = rows[0]?.claimed;
      if (claimed === undefined) throw new DatabaseError({ message: 'pg_locks gave no answer' });
      return claimed;
    },
    answers: () =>
      health.query('select 1').then(
        () => true,
        () => false,
      ),
    // The server does it by itself.
    secure: async () => {},
    share: () => ({ engine: 'postgres', databaseUrl }),
    async close() {
      await claims.close();
      await Promise.all([readers.end(), loaders.end(), health.end()]);
    },
  };
}
