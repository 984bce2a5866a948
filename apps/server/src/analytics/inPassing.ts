import { sql, type Transaction } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/**
 * A transaction of an import whose end does not wait for the disk: what waits is the publication, and with it all that was written before is on the
 * disk. A crash until then loses the newest of these transactions, and the next start computes again what they held.
 *
 * In a cluster it waits: there a transaction of several nodes is put right after a crash by what the coordinator has on its disk.
 */
export function inPassing<T>(store: Store, work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
  return store.transaction(async (transaction) => {
    if (!store.isSpread) await sql`set local synchronous_commit = off`.execute(transaction);
    return work(transaction);
  });
}
