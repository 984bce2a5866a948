import type { BillRow, SubscriptionRow } from '@routeglass/api-client/billing';
import type { Bill } from '@routeglass/ui/BillTable';
import type { Subscription } from '@routeglass/ui/SubscriptionTable';

/** A bill as its table takes it. */
export const billOf = (row: BillRow & { readonly email?: string }): Bill => ({
  id: row.id,
  number: row.number,
  state: row.state,
  issued: new Date(row.issued),
  due: new Date(row.due),
  company: row.company,
  totalCents: row.total_cents,
  href: `/cabinet/bills/${row.id}/pdf`,
  ...(row.email !== undefined && { email: row.email }),
});

/** A subscription as its table takes it. */
export const subscriptionOf = (row: SubscriptionRow & { readonly email?: string }): Subscription => ({
  id: row.id,
  source: row.source,
  period: row.period,
  state: row.state,
  paidUntil: new Date(row.paid_until),
  closes: new Date(row.closes),
  nextCharge: row.next_charge && { at: new Date(row.next_charge.at), netCents: row.next_charge.net_cents },
  card: row.card,
  reason: row.reason,
  ...(row.email !== undefined && { email: row.email }),
});
