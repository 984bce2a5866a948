import pg from 'pg';

/** How long a replica that failed is left alone, ms. */
const REST_MS = 5_000;
/** SQLSTATE classes and codes of a server that is away, starting or stopping. */
const AWAY = /^(?:08|57P0[1-3]|53300)/;
/** A read that took too long would do so on the primary, too. */
const CANCELLED = /^57014/;

/** What look-ups need of a pool. */
export type ReadPool = Pick<pg.Pool, 'query' | 'end' | 'options'>;

/**
 * Asks the replica, and the primary while the replica is away: for `REST_MS` after each failure. Look-ups are single statements that change nothing, so
 * that one may be asked twice.
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
      // Any other failure may be the replica's alone, as where the primary dropped what it read (40001): the primary has the last word.
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

/** What the database did not say itself (ECONNREFUSED, EPIPE, a closed connection, a time limit of connecting) comes from the network. */
const isUnreachable = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || hasCode(error, AWAY);
