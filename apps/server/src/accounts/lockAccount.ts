import { sql } from 'kysely';
import type { AccountQueries } from './tables.ts';

/** Locks an account until the transaction ends, so that the second of two concurrent requests sees what the first one wrote. */
export async function lockAccount(queries: AccountQueries, id: string): Promise<void> {
  // In its own statement, so that the next one sees what others wrote while this one waited.
  await sql`select from accounts.account where id = ${id} for update`.execute(queries);
}
