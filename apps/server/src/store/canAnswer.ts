import { sql } from 'kysely';
import type { Store } from './store.ts';

/** Whether the database answers a query. */
export async function canAnswer(store: Store): Promise<boolean> {
  try {
    await sql`select 1`.execute(store.db);
    return true;
  } catch {
    return false;
  }
}
