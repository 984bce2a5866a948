import type {
  billingEndpoints,
  BillRow,
  LedgerRow as LedgerWire,
  SubscriptionRow,
} from '@routeglass/api-client/billing';
import type { AnswerOf } from '@routeglass/api-client/contract';
import type { Bill } from '@routeglass/ui/BillTable';
import type { LedgerCheck, LedgerRow } from '@routeglass/ui/LedgerTable';
import type { Subscription } from '@routeglass/ui/SubscriptionTable';

/** A bill in the form that its table uses. */
export const billOf = (row: BillRow & { readonly email?: string }): Bill => ({
  id: row.id,
  number: row.number,
  state: row.state,
  issued: new Date(row.issued),
  due: new Date(row.due),
  company: row.company,
  totalCents: row.total_cents,
  href: `/cabinet/bills/${row.id}/pdf`,
  email: row.email,
});

/** A subscription in the form that its table uses. */
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
  email: row.email,
});

/** A row of the ledger in the form that its table uses. */
export const ledgerRowOf = ({ at, until, balance_cents, ...row }: LedgerWire): LedgerRow => ({
  ...row,
  at: new Date(at),
  balanceCents: balance_cents,
  until: until === null ? null : new Date(until),
});

/** The checker's result in the form that its widget uses. */
export const ledgerCheckOf = ({
  rows,
  bills,
  owed_cents,
  problems,
}: AnswerOf<typeof billingEndpoints.checkLedger>): LedgerCheck => ({ rows, bills, owedCents: owed_cents, problems });
