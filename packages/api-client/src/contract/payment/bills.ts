import * as v from 'valibot';
import { instant } from '../wire.ts';
import { billingPeriods } from './payment.ts';

/** Cents of a US dollar. */
export const cents = v.pipe(v.number(), v.integer());

/** `credited`: canceled by a credit note. `credit-note`: the credit note itself. */
export const billStates = ['open', 'overdue', 'paid', 'credited', 'credit-note'] as const;

/** A bill or a credit note. Its text and its number never change. */
export const billRow = v.object({
  id: v.string(),
  /** Prefix, year and a number without gaps: `RG-2026-000001`. */
  number: v.string(),
  state: v.picklist(billStates),
  issued: instant,
  due: instant,
  /** Billed company. */
  company: v.string(),
  net_cents: cents,
  vat_cents: cents,
  total_cents: cents,
  payment: v.picklist(['card', 'bill']),
});
export type BillRow = v.InferOutput<typeof billRow>;

export const subscriptionSources = ['card', 'bill', 'grant'] as const;
/** `ending`: does not renew. `grace`: unpaid, but open for some more days. `lapsed`: not paid in time. */
export const subscriptionStates = ['active', 'ending', 'grace', 'lapsed', 'ended'] as const;

export const subscriptionRow = v.object({
  id: v.string(),
  source: v.picklist(subscriptionSources),
  period: v.nullable(v.picklist(billingPeriods)),
  state: v.picklist(subscriptionStates),
  starts: instant,
  /** End of the time that is paid or granted. */
  paid_until: instant,
  /** When it closes without further payment. */
  closes: instant,
  /** Time and net amount of the next charge or bill; null if it does not renew. */
  next_charge: v.nullable(v.object({ at: instant, net_cents: cents })),
  /** For display: `Visa •••• 4242`. */
  card: v.nullable(v.string()),
  /** Why it was granted. */
  reason: v.nullable(v.string()),
});
export type SubscriptionRow = v.InferOutput<typeof subscriptionRow>;
