import { type QueryExecutorProvider, sql } from 'kysely';

/** The PostgreSQL notification channel. */
export const FELLOWS_CHANNEL = 'routeglass';

/**
 * `published`: a generation became live or was retired. `used`: requests that count towards the limits. `import`: progress of an import. `key`:
 * compares the servers' secret keys.
 */
export type FellowsTopic = 'published' | 'used' | 'import' | 'key';

/** The other servers over the same database. A message reaches those connected at that moment, mostly within milliseconds. */
export interface Fellows {
  /** Sends to all other servers, at most 7,900 bytes. */
  tell(topic: FellowsTopic, text: string): Promise<void>;
  /** Calls `listener` for messages from the others. */
  hear(topic: FellowsTopic, listener: (text: string) => void): void;
}

/** Tells every server, once the transaction is committed, that other generations are live. */
export async function tellPublished(transaction: QueryExecutorProvider): Promise<void> {
  await sql`select pg_notify(${FELLOWS_CHANNEL}, ${JSON.stringify({ topic: 'published' })})`.execute(transaction);
}
