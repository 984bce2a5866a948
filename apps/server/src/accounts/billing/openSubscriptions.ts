import type { Selectable } from 'kysely';
import type { AccountQueries } from '../tables.ts';
import type { PurchaseTable, SubscriptionTable } from './billingTables.ts';
import { isOpen } from './subscriptionState.ts';

export type Subscription = Selectable<SubscriptionTable>;
export type Purchase = Selectable<PurchaseTable>;

export function subscriptionsOf(queries: AccountQueries, accountId: string): Promise<Subscription[]> {
  return queries
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The open subscriptions; there may be a grant besides a paid one. */
export async function openOnes(queries: AccountQueries, accountId: string, at: Date): Promise<Subscription[]> {
  return (await subscriptionsOf(queries, accountId)).filter((one) => isOpen(one, at.getTime()));
}
