import { randomBytes } from 'node:crypto';

/** Seconds since 1970. */
type Seconds = number;

export interface Session {
  readonly id: string;
  readonly purchase: string;
  readonly email: string;
  readonly cents: number;
  readonly interval: 'month' | 'year';
  readonly paidUrl: string;
  readonly leftUrl: string;
  readonly created: Seconds;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  invoice: string | null;
  customer: string | null;
}

export interface Deal {
  readonly id: string;
  readonly customer: string;
  readonly purchase: string;
  readonly cents: number;
  readonly interval: 'month' | 'year';
  periodEnd: Seconds;
  cancels: boolean;
  ended: Seconds | null;
  last4: string;
}

export interface Invoice {
  readonly id: string;
  readonly deal: string;
  readonly cents: number;
  readonly until: Seconds;
  readonly payment: string;
  status: 'open' | 'paid';
  refund: string | null;
}

/** State of a simulated bank and payment provider. No money moves. */
export interface Bank {
  readonly sessions: Map<string, Session>;
  readonly deals: Map<string, Deal>;
  readonly invoices: Map<string, Invoice>;
  /** Responses by idempotency key: a repeated request gets the first response. */
  readonly answers: Map<string, unknown>;
  /** Events that were not accepted yet. */
  readonly waiting: Map<string, object>;
}

export const createBank = (): Bank => ({
  sessions: new Map(),
  deals: new Map(),
  invoices: new Map(),
  answers: new Map(),
  waiting: new Map(),
});

export const nameOf = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;

/** Serializes the bank; `readBank` reads it. */
export const writeBank = (bank: Bank): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(bank).map(([name, map]) => [name, [...(map as Map<string, unknown>)]])),
  );

export function readBank(text: string): Bank {
  const bank = createBank();
  const kept = JSON.parse(text) as Record<string, [string, unknown][]>;
  for (const [name, map] of Object.entries(bank) as [string, Map<string, unknown>][])
    for (const [key, value] of kept[name] ?? []) map.set(key, value);
  return bank;
}
