import { rightsChanged } from '../session/rights/rights.ts';
import { newId } from '../token.ts';
import type { AccountQueries } from '../tables.ts';
import { post } from './ledger.ts';
import type { Subscription } from './openSubscriptions.ts';

/** What opened it: a paid bill or a grant. */
export interface Opening {
  readonly actor: string;
  readonly memo: string;
  readonly billId?: string;
  readonly provider?: string;
  readonly providerRef?: string;
}

type NewSubscription = Pick<Subscription, 'account_id' | 'source' | 'period' | 'net_cents' | 'paid_until' | 'renews'> &
  Partial<
    Pick<
      Subscription,
      'purchase_id' | 'provider' | 'provider_customer' | 'provider_ref' | 'reason' | 'card' | 'told_at'
    >
  >;

/** Opens Pro from now, with a row in the ledger. */
export async function open(
  queries: AccountQueries,
  subscription: NewSubscription,
  opening: Opening,
  at: Date,
): Promise<Subscription> {
  const row = await queries
    .insertInto('subscription')
    .values({
      id: newId(),
      purchase_id: null,
      provider: null,
      provider_customer: null,
      provider_ref: null,
      ...subscription,
      starts_at: at,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await note(queries, row, opening, at);
  return row;
}

/** Extends Pro to a later day. A late event changes nothing, since an end only moves forward. */
export async function extend(
  queries: AccountQueries,
  subscription: Subscription,
  until: Date,
  opening: Opening,
  at: Date,
): Promise<Subscription> {
  if (until <= subscription.paid_until) return subscription;
  const row = await queries
    .updateTable('subscription')
    .set({ paid_until: until, failed_at: null })
    .where('id', '=', subscription.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await note(queries, row, opening, at);
  return row;
}

async function note(queries: AccountQueries, row: Subscription, opening: Opening, at: Date): Promise<void> {
  await post(queries, {
    at,
    account_id: row.account_id,
    kind: 'opened',
    subscription_id: row.id,
    bill_id: opening.billId ?? null,
    until: row.paid_until,
    actor: opening.actor,
    memo: opening.memo,
  });
  await rightsChanged(queries);
}

/** Closes Pro early, with a row in the ledger. */
export async function end(
  queries: AccountQueries,
  subscription: Subscription,
  { actor, memo }: Opening,
  at: Date,
): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('subscription')
    .set({ ended_at: at, renews: false })
    .where('id', '=', subscription.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const { account_id, id } = subscription;
  await post(queries, { at, account_id, kind: 'closed', subscription_id: id, until: at, actor, memo });
  await rightsChanged(queries);
}
