import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { ReadQueue } from '../readQueue.ts';
import type { ReadPool } from './replica.ts';

/** More different statements than users' questions need at a time. Any beyond these are planned each time. */
const MOST_NAMED = 150;
const MOST_KNOWN = 2_000;
/** SQLSTATE if a migration changed the columns of a prepared statement. */
const COLUMNS_CHANGED = '0A000';

/**
 * The pool for Kysely. Each connection prepares statements that are used more than once. A statement takes a connection when its turn in the `queue`
 * has come, and only for itself: none of these readers uses transactions.
 */
export function preparing(pool: ReadPool, queue: ReadQueue): PostgresPool {
  const nameOf = createNames();
  const ask = async (text: string, values: readonly unknown[]) => {
    const name = nameOf(text);
    if (name === null) return pool.query(text, [...values]);
    try {
      return await pool.query({ name, text, values: [...values] });
    } catch (error) {
      if ((error as { code?: string }).code !== COLUMNS_CHANGED) throw error;
      nameOf.forget(text);
      return pool.query(text, [...values]);
    }
  };
  const query = (text: string, values: readonly unknown[]) =>
    queue.run(text, async () => {
      const begun = performance.now();
      return { answer: await ask(text, values), took: performance.now() - begun };
    });
  const client: PostgresPoolClient = {
    // Kysely's other form, with a cursor, is for streams, which the store does not use.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {},
  };
  return { options: pool.options, connect: async () => client, end: () => pool.end() };
}

/** Names statements on second use: the first may be the only one. */
export function createNames() {
  const known = new Map<string, string | null>();
  let given = 0;
  const nameOf = (text: string): string | null => {
    const name = known.get(text);
    if (name) return name;
    if (name === undefined) {
      if (known.size < MOST_KNOWN) known.set(text, null);
      return null;
    }
    if (given >= MOST_NAMED) return null;
    given += 1;
    known.set(text, `s${given}`);
    return `s${given}`;
  };
  /** A statement that is no longer prepared gets another name. */
  nameOf.forget = (text: string): void => void known.delete(text);
  return nameOf;
}
