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

/** Whose it is; the address of an erased account is the one on its bill. */
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
  /** Above zero where the account owes them. */
  cents,
  /** What the account owes after this row. */
  balance_cents: cents,
  /** Number of the bill. */
  bill: v.nullable(v.string()),
  /** Until when Pro is open with this row. */
  until: v.nullable(instant),
  actor: v.string(),
  memo: v.string(),
});
export type LedgerRow = v.InferOutput<typeof ledgerRow>;

/** What was owed, paid and opened, the last first. No row ever changes. `account` is a part of an address. */
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

/** Computes all balances, numbers and open days again from the ledger, and says what does not agree. */
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
    /** What accounts owe in sum. */
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

/** Opens Pro to an account for some days. */
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

/** Ends a subscription at once. Money goes back by a credit note alone. */
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

/** Says that a bill was paid, which opens Pro. */
export const payBill = defineEndpoint({
  ...one,
  name: 'payBill',
  summary: 'Mark a bill as paid',
  method: 'POST',
  path: '/api/admin/v1/bills/{id}/paid',
  answer: soldBill,
  recent: true,
});

/** Takes a bill back by a credit note: money paid by card goes back, and what it opened closes. */
export const creditBill = defineEndpoint({
  ...one,
  name: 'creditBill',
  summary: 'Refund or cancel a bill by a credit note',
  method: 'POST',
  path: '/api/admin/v1/bills/{id}/credit',
  body: form({ reason: line }),
  answer: soldBill,
  errors: [...one.errors, 'E_UNREACHABLE'],
  recent: true,
});
