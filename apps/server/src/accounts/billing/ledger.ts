import type { Insertable } from 'kysely';
import type { AccountQueries } from '../tables.ts';
import type { LedgerTable } from './billingTables.ts';

type Entry = Pick<Insertable<LedgerTable>, 'at' | 'account_id' | 'kind' | 'actor' | 'memo'> &
  Partial<
    Pick<Insertable<LedgerTable>, 'cents' | 'bill_id' | 'subscription_id' | 'until' | 'provider' | 'provider_ref'>
  >;

/** Appends rows to the ledger; they never change afterwards. */
export async function post(queries: AccountQueries, ...entries: readonly Entry[]): Promise<void> {
  await queries
    .insertInto('ledger')
    .values(
      entries.map((entry) => ({
        cents: 0,
        bill_id: null,
        subscription_id: null,
        until: null,
        provider: null,
        provider_ref: null,
        ...entry,
      })),
    )
    .execute();
}
