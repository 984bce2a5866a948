import { type QueryExecutorProvider, sql } from 'kysely';

/** The channel of PostgreSQL's notifications. */
export const FELLOWS_CHANNEL = 'routeglass';

/** `published`: a generation became live or was retired; `used`: requests that count towards the limits; `import`: how an import goes; `key`: by which the secret keys of servers are compared. */
export type FellowsTopic = 'published' | 'used' | 'import' | 'key';

/** The other servers over the same database. What one tells reaches those that are connected at that moment, mostly within milliseconds. */
export interface Fellows {
  /** Tells all but the teller, at most 7,900 bytes. */
  tell(topic: FellowsTopic, text: string): Promise<void>;
  /** Calls `listener` for what others tell. */
  hear(topic: FellowsTopic, listener: (text: string) => void): void;
}

/** Tells every server, once the transaction holds, that other generations are live. */
export async function tellPublished(transaction: QueryExecutorProvider): Promise<void> {
  await sql`select pg_notify(${FELLOWS_CHANNEL}, ${JSON.stringify({ topic: 'published' })})`.execute(transaction);
}
