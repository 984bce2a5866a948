import { sql, type Transaction } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/**
 * Runs a transaction whose commit does not wait for the disk. The publication waits instead, and puts everything written before it on the disk too. A
 * crash before then loses the newest of these transactions, and the next start computes their contents again.
 *
 * In a cluster it does wait: after a crash, a transaction over several nodes is repaired from what the coordinator has on its disk.
 */
export function inPassing<T>(store: Store, work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
  return store.transaction(async (transaction) => {
    if (!store.isSpread) await sql`set local synchronous_commit = off`.execute(transaction);
    return work(transaction);
  });
}
