import type { BillRow, SubscriptionRow } from '@routeglass/api-client/billing';
import type { SoldBill, SoldSubscription } from '@routeglass/api-client/billing';
import { type RawBuilder, sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';
import { type Bill, totalOf } from './bills.ts';
import { buyerOf } from './payment.ts';
import { closesAt, stateOf } from './subscriptionState.ts';
import type { Subscription } from './openSubscriptions.ts';

/** A bill with its state from the ledger. */
export interface JudgedBill extends Bill {
  readonly state: BillRow['state'];
  readonly email: string;
}

/** The state of a bill is computed from the ledger, not stored. */
export const stateOfBill = (now: Date): RawBuilder<BillRow['state']> => sql<BillRow['state']>`case
  when b.kind = 'credit-note' then 'credit-note'
  when exists (select from accounts.bill n where n.credits = b.id) then 'credited'
  when (select coalesce(sum(l.cents), 0) from accounts.ledger l where l.bill_id = b.id) <= 0 then 'paid'
  when b.due_at < ${now} then 'overdue' else 'open' end`;

/** Bills with their state, as a table expression without an alias. */
export const judgedBills = (now: Date) => sql`(
  select b.*, ${stateOfBill(now)} as state,
    coalesce((select a.email from accounts.account a where a.id = b.account_id), b.buyer::jsonb ->> 'email') as email
  from accounts.bill b
)`;

export async function billsOf(queries: AccountQueries, accountId: string, now: Date): Promise<BillRow[]> {
  const { rows } = await sql<JudgedBill>`
    select * from ${judgedBills(now)} f where f.account_id = ${accountId} order by f.year desc, f.serial desc
  `.execute(queries);
  return rows.map(billRowOf);
}

export function billRowOf(bill: JudgedBill): BillRow {
  const { company, name } = buyerOf(bill);
  return {
    id: bill.id,
    number: bill.number,
    state: bill.state,
    issued: bill.issued_at.toISOString(),
    due: bill.due_at.toISOString(),
    company: company || name,
    net_cents: bill.net_cents,
    vat_cents: bill.vat_cents,
    total_cents: totalOf(bill),
    payment: bill.provider === null ? 'bill' : 'card',
  };
}

export const soldBillOf = (bill: JudgedBill): SoldBill => ({
  ...billRowOf(bill),
  account: bill.account_id,
  email: bill.email,
});

export function subscriptionRowOf(row: Subscription, now: number): SubscriptionRow {
  const state = stateOf(row, now);
  const renews = row.renews && row.period !== null && state !== 'lapsed' && state !== 'ended';
  return {
    id: row.id,
    source: row.source,
    period: row.period,
    state,
    starts: row.starts_at.toISOString(),
    paid_until: row.paid_until.toISOString(),
    closes: new Date(closesAt(row)).toISOString(),
    next_charge: renews ? { at: row.paid_until.toISOString(), net_cents: row.net_cents } : null,
    card: row.card,
    reason: row.reason,
  };
}

export const soldSubscriptionOf = (row: Subscription & { readonly email: string }, now: number): SoldSubscription => ({
  ...subscriptionRowOf(row, now),
  account: row.account_id,
  email: row.email,
});
