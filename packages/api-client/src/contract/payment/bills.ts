import * as v from 'valibot';
import { instant } from '../wire.ts';
import { billingPeriods } from './payment.ts';

/** Cents of a US dollar. */
export const cents = v.pipe(v.number(), v.integer());

/** `credited`: a credit note took it back. A credit note itself is `credit-note`. */
export const billStates = ['open', 'overdue', 'paid', 'credited', 'credit-note'] as const;

/** A bill or a credit note. Its text and its number never change. */
export const billRow = v.object({
  id: v.string(),
  /** Prefix, year and a number without gaps: `RG-2026-000001`. */
  number: v.string(),
  state: v.picklist(billStates),
  issued: instant,
  due: instant,
  /** Whom it is made out to. */
  company: v.string(),
  net_cents: cents,
  vat_cents: cents,
  total_cents: cents,
  payment: v.picklist(['card', 'bill']),
});
export type BillRow = v.InferOutput<typeof billRow>;

export const subscriptionSources = ['card', 'bill', 'grant'] as const;
/** `ending` does not renew; `grace` is not paid and open for some days more; `lapsed` was not paid in time. */
export const subscriptionStates = ['active', 'ending', 'grace', 'lapsed', 'ended'] as const;

export const subscriptionRow = v.object({
  id: v.string(),
  source: v.picklist(subscriptionSources),
  period: v.nullable(v.picklist(billingPeriods)),
  state: v.picklist(subscriptionStates),
  starts: instant,
  /** Until when it is paid or granted. */
  paid_until: instant,
  /** When it closes if nothing is paid any more. */
  closes: instant,
  /** When the next charge or bill comes, and of how much without VAT; null where it does not renew. */
  next_charge: v.nullable(v.object({ at: instant, net_cents: cents })),
  /** As people know it: `Visa •••• 4242`. */
  card: v.nullable(v.string()),
  /** Why it was granted. */
  reason: v.nullable(v.string()),
});
export type SubscriptionRow = v.InferOutput<typeof subscriptionRow>;
