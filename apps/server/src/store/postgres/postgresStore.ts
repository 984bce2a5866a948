import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyStatement } from '../copyStatement.ts';
import { DatabaseError } from '../databaseError.ts';
import { createReadQueue, type ReadLimits } from '../readQueue.ts';
import { createPublications } from '../publications.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { Claims, LOADING } from './claims.ts';
import { connectionProblem } from './connectionProblem.ts';
import { PostgresFellows } from './fellows.ts';
import { numericTypes } from './numericTypes.ts';
import { preparing } from './prepared.ts';
import { type ReadPool, replicaFirst } from './replica.ts';
import { bulkSettings, lookUpSettings } from './sessionSettings.ts';

/** A server that has not accepted a connection by then counts as unreachable. */
const PATIENCE_MS = 10_000;
/** How long an idle reader connection is kept. A new one has to read the catalog and plan each statement again, which takes some 20 ms. */
const IDLE_MS = 3_600_000;

const READERS = 10;
const PROBE_MS = 2_000;
/** Statements run in parallel. Two readers are always left for other callers. */
const limits: ReadLimits = {
  atOnce: READERS,
  atOnceEach: READERS - 2,
  aheadMs: Number.POSITIVE_INFINITY,
  waitingMsEach: 20_000,
  waitingMs: 60_000,
  waitingEach: 1_000,
  waiting: 5_000,
};

export interface PostgresSettings {
  /** Replaces default limits for look-ups. */
  readonly limits?: Partial<ReadLimits>;
  /** A streaming replica for look-ups of public data. */
  readonly readUrl?: string | undefined;
  /** Receives a line for the operator. Default: none. */
  readonly log?: (line: string) => void;
}

/**
 * The store over a PostgreSQL server, with one pool for readers and a small one for bulk work, so that neither waits for the other. Throws
 * `CannotOpen` if the operator has to act.
 */
export async function openPostgresStore(databaseUrl: string, settings: PostgresSettings = {}): Promise<Store> {
  const common = {
    connectionString: databaseUrl,
    types: numericTypes,
    application_name: 'routeglass',
    connectionTimeoutMillis: PATIENCE_MS,
  };
  // A separate pool, so that the check never waits for others.
  const health = poolOf({ ...common, max: 1, options: `-c statement_timeout=${PROBE_MS}` });
  const isCluster = await hasCitus(health).catch(async (error: unknown) => {
    await health.end();
    throw connectionProblem(error, databaseUrl);
  });
  const lasting = { idleTimeoutMillis: IDLE_MS, keepAlive: true };
  const lookUps = { ...common, ...lasting, max: READERS, options: lookUpSettings(isCluster) };
  const readers = poolOf(lookUps);
  const loaders = poolOf({ ...common, max: 4, options: bulkSettings(isCluster) });
  const queue = createReadQueue({ ...limits, ...settings.limits });
  const lookUpsOver = (pool: ReadPool): Kysely<Database> =>
    new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool, queue) }) });
  const primary = lookUpsOver(readers);
  const { readUrl, log = () => {} } = settings;
  const replica = readUrl === undefined ? null : poolOf({ ...lookUps, connectionString: readUrl });
  const db = replica ? lookUpsOver(replicaFirst(replica, readers, log)) : primary;
  const bulk = new Kysely<Database>({ dialect: new PostgresDialect({ pool: loaders }) });
  const claims = new Claims(common);
  const fellows = new PostgresFellows(common, (...words) => loaders.query('select pg_notify($1, $2)', words));

  return {
    engine: 'postgres',
    isSpread: isCluster,
    db,
    primary,
    bulk,
    fellows,
    publications: createPublications(),
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
    queue: () => queue.facts(),
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
    // The server does this by itself.
    secure: async () => {},
    share: () => ({ engine: 'postgres', databaseUrl }),
    async close() {
      queue.close();
      await claims.close();
      await fellows.close();
      await Promise.all([readers.end(), replica?.end(), loaders.end(), health.end()]);
    },
  };
}

/** The pool replaces broken connections, whether idle or between two statements. Without an error listener they would end the process. */
function poolOf(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Whether the database distributes its tables over the nodes of a cluster. */
async function hasCitus(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ here: boolean }>(
    "select exists (select from pg_extension where extname = 'citus') as here",
  );
  return rows[0]?.here ?? false;
}
