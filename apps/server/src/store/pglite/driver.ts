import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Lane } from './message.ts';
import type { Session } from './session.ts';

/** Kysely over the session's worker. Connections cost nothing: each is only a lane and, in a transaction, a lease. */
export function pgliteDialect(session: Session, lane: Lane): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(session, lane),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

interface LeasedConnection extends DatabaseConnection {
  lease: number | null;
}

function createDriver(session: Session, lane: Lane): Driver {
  const end = async (connection: DatabaseConnection, op: 'commit' | 'rollback') => {
    const leased = connection as LeasedConnection;
    const { lease } = leased;
    leased.lease = null;
    await session.run(lane, { op }, lease);
  };
  return {
    init: async () => {},
    acquireConnection: async () => createConnection(session, lane),
    beginTransaction: async (connection) => {
      (connection as LeasedConnection).lease = await session.begin(lane);
    },
    commitTransaction: (connection) => end(connection, 'commit'),
    rollbackTransaction: (connection) => end(connection, 'rollback'),
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

function createConnection(session: Session, lane: Lane): LeasedConnection {
  return {
    lease: null,
    async executeQuery<Row>({
      sql,
      parameters,
    }: {
      sql: string;
      parameters: readonly unknown[];
    }): Promise<QueryResult<Row>> {
      const { rows, affected } = await session.run(lane, { op: 'query', sql, parameters }, this.lease);
      return { rows: rows as Row[], numAffectedRows: BigInt(affected) };
    },
    streamQuery() {
      throw new Error('The embedded database does not stream; ask for pages');
    },
  };
}
