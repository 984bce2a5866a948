import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { form, line, mailbox } from '../fields.ts';
import { billRow, billStates, cents, subscriptionRow, subscriptionStates } from '../payment/bills.ts';
import { daySpan } from '../times.ts';
import { count, instant, nothing, page, paged, pageSize, text } from '../wire.ts';

const admin = {
  topic: 'admin',
  audience: 'admin',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
  encoding: 'form',
} as const;
const listed = { q: v.optional(text, ''), page, 'page-size': pageSize };
const one = { ...admin, params: v.object({ id: line }), errors: ['E_NOT_FOUND', 'E_CONFLICT'] } as const;

/** Its account; for an erased account, `email` is the address on the bill. */
const owner = { account: v.string(), email: v.string() };
export const soldSubscription = v.object({ ...subscriptionRow.entries, ...owner });
export type SoldSubscription = v.InferOutput<typeof soldSubscription>;
export const soldBill = v.object({ ...billRow.entries, ...owner });
export type SoldBill = v.InferOutput<typeof soldBill>;

export const allSubscriptions = defineEndpoint({
  ...admin,
  name: 'allSubscriptions',
  summary: 'Subscriptions of all accounts',
  method: 'GET',
  path: '/api/admin/v1/subscriptions',
  query: v.object({ ...listed, state: v.optional(v.picklist(['', ...subscriptionStates]), '') }),
  answer: paged(soldSubscription),
});

export const allBills = defineEndpoint({
  ...admin,
  name: 'allBills',
  summary: 'Bills of all accounts',
  method: 'GET',
  path: '/api/admin/v1/bills',
  query: v.object({ ...listed, state: v.optional(v.picklist(['', ...billStates]), '') }),
  answer: paged(soldBill),
});

export const ledgerKinds = ['billed', 'credited', 'paid', 'refunded', 'opened', 'closed'] as const;
export const ledgerRow = v.object({
  id: v.string(),
  at: instant,
  email: v.string(),
  kind: v.picklist(ledgerKinds),
  /** Positive if the account owes it. */
  cents,
  /** What the account owes after this row. */
  balance_cents: cents,
  /** Bill number. */
  bill: v.nullable(v.string()),
  /** How long Pro is open as of this row. */
  until: v.nullable(instant),
  actor: v.string(),
  memo: v.string(),
});
export type LedgerRow = v.InferOutput<typeof ledgerRow>;

/** What was billed, paid and opened, newest first. Rows never change. `account` is part of a mail address. */
export const ledger = defineEndpoint({
  ...admin,
  name: 'ledger',
  summary: 'The ledger',
  method: 'GET',
  path: '/api/admin/v1/ledger',
  query: v.object({
    ...listed,
    account: v.optional(text, ''),
    kind: v.optional(v.picklist(['', ...ledgerKinds]), ''),
    ...daySpan,
  }),
  answer: paged(ledgerRow),
});

/** Recomputes all balances, numbers and open days from the ledger, and reports differences. */
export const checkLedger = defineEndpoint({
  ...admin,
  name: 'checkLedger',
  summary: 'Check the ledger',
  method: 'GET',
  path: '/api/admin/v1/ledger/check',
  answer: v.object({
    rows: count,
    bills: count,
    subscriptions: count,
    /** Total that accounts owe. */
    owed_cents: cents,
    problems: v.array(v.string()),
  }),
});

const days = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, 'days must be a whole number'),
  v.transform(Number),
  v.minValue(1, 'days is at least 1'),
  v.maxValue(3660, 'days is at most 3660'),
);

/** Gives an account Pro for some days. */
export const grantPro = defineEndpoint({
  ...admin,
  name: 'grantPro',
  summary: 'Grant Pro for some days',
  method: 'POST',
  path: '/api/admin/v1/grants',
  body: form({ email: mailbox, days, reason: line }),
  answer: soldSubscription,
  errors: ['E_NOT_FOUND'],
  recent: true,
});

/** Ends a subscription at once. Only a credit note refunds money. */
export const endSubscription = defineEndpoint({
  ...one,
  name: 'endSubscription',
  summary: 'End a subscription',
  method: 'POST',
  path: '/api/admin/v1/subscriptions/{id}/end',
  body: form({ reason: line }),
  answer: soldSubscription,
  errors: [...one.errors, 'E_UNREACHABLE'],
  recent: true,
});

/** Marks a bill as paid, which opens Pro. */
export const payBill = defineEndpoint({
  ...one,
  name: 'payBill',
  summary: 'Mark a bill as paid',
  method: 'POST',
  path: '/api/admin/v1/bills/{id}/paid',
  answer: soldBill,
  recent: true,
});

/** Cancels a bill with a credit note: card payments are refunded, and what the bill opened closes. */
export const creditBill = defineEndpoint({
  ...one,
  name: 'creditBill',
  summary: 'Refund or cancel a bill with a credit note',
  method: 'POST',
  path: '/api/admin/v1/bills/{id}/credit',
  body: form({ reason: line }),
  answer: soldBill,
  errors: [...one.errors, 'E_UNREACHABLE'],
  recent: true,
});
