import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Ran, ReadQueue } from '../readQueue.ts';
import type { Lane, Result } from './message.ts';
import type { Session } from './session.ts';

/**
 * Kysely over the session's worker. Connections are free: each is only a lane and, in a transaction, a lease. Statements outside a transaction go
 * through the `queue`.
 */
export function pgliteDialect(session: Session, lane: Lane, queue: ReadQueue | null): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(session, lane, queue),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

interface LeasedConnection extends DatabaseConnection {
  lease: number | null;
}

function createDriver(session: Session, lane: Lane, queue: ReadQueue | null): Driver {
  const end = async (connection: DatabaseConnection, op: 'commit' | 'rollback') => {
    const leased = connection as LeasedConnection;
    const { lease } = leased;
    leased.lease = null;
    await session.run(lane, { op }, lease);
  };
  return {
    init: async () => {},
    acquireConnection: async () => createConnection(session, lane, queue),
    beginTransaction: async (connection) => {
      (connection as LeasedConnection).lease = await session.begin(lane);
    },
    commitTransaction: (connection) => end(connection, 'commit'),
    rollbackTransaction: (connection) => end(connection, 'rollback'),
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

function createConnection(session: Session, lane: Lane, queue: ReadQueue | null): LeasedConnection {
  return {
    lease: null,
    async executeQuery<Row>({
      sql,
      parameters,
    }: {
      sql: string;
      parameters: readonly unknown[];
    }): Promise<QueryResult<Row>> {
      const { lease } = this;
      const run = async (): Promise<Ran<Result>> => {
        const answer = await session.run(lane, { op: 'query', sql, parameters }, lease);
        return { answer, took: answer.took };
      };
      const { rows, affected } = queue && lease === null ? await queue.run(sql, run) : (await run()).answer;
      return { rows: rows as Row[], numAffectedRows: BigInt(affected) };
    },
    streamQuery() {
      throw new Error('The embedded database does not stream; ask for pages');
    },
  };
}
