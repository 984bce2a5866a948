import pg from 'pg';

/** How long a failed replica is left alone, in ms. */
const REST_MS = 5_000;
/** SQLSTATE classes and codes of a server that is unreachable, starting or stopping. */
const AWAY = /^(?:08|57P0[1-3]|53300)/;
/** A read that took too long would also take too long on the primary. */
const CANCELLED = /^57014/;

/** The parts of a pool that look-ups need. */
export type ReadPool = Pick<pg.Pool, 'query' | 'end' | 'options'>;

/**
 * Queries the replica, or the primary for `REST_MS` after each time the replica could not be reached. Look-ups are single read-only statements, so
 * running one twice is harmless.
 */
export function replicaFirst(replica: pg.Pool, primary: pg.Pool, log: (line: string) => void): ReadPool {
  let restsUntil = 0;
  let isAway = false;
  const query = async (...words: [pg.QueryConfig | string, unknown[]?]): Promise<pg.QueryResult> => {
    if (performance.now() < restsUntil) return ask(primary, words);
    try {
      const answer = await ask(replica, words);
      if (isAway) log('The replica of DATABASE_READ_URL answers again.');
      isAway = false;
      return answer;
    } catch (error) {
      if (hasCode(error, CANCELLED)) throw error;
      // Any other failure may concern only the replica, for example if the primary dropped the rows being read (40001). So the primary decides.
      if (isUnreachable(error)) {
        restsUntil = performance.now() + REST_MS;
        if (!isAway)
          log('The replica of DATABASE_READ_URL does not answer: look-ups go to DATABASE_URL until it does.');
        isAway = true;
      }
      return ask(primary, words);
    }
  };
  return {
    options: replica.options,
    query: query as ReadPool['query'],
    end: () => replica.end(),
  };
}

function ask(pool: pg.Pool, [statement, values]: [pg.QueryConfig | string, unknown[]?]): Promise<pg.QueryResult> {
  return typeof statement === 'string' ? pool.query(statement, values) : pool.query(statement);
}

const hasCode = (error: unknown, codes: RegExp): boolean =>
  error instanceof pg.DatabaseError && codes.test(error.code ?? '');

/** Any error that is not from the database (ECONNREFUSED, EPIPE, a closed connection, a connect timeout) comes from the network. */
const isUnreachable = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || hasCode(error, AWAY);
