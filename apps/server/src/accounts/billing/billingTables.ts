import type { Generated, GeneratedAlways } from 'kysely';

export type Period = 'month' | 'year';

export interface PurchaseTable {
  id: string;
  account_id: string;
  email: string;
  name: string;
  position: string;
  period: Period;
  payment: 'card' | 'bill';
  net_cents: number;
  marketing: boolean;
  state: 'open' | 'paid' | 'closed';
  provider: string | null;
  provider_ref: string | null;
  created_at: Date;
  closed_at: Generated<Date | null>;
}

export interface SubscriptionTable {
  id: string;
  account_id: string;
  purchase_id: string | null;
  source: 'card' | 'bill' | 'grant';
  period: Period | null;
  net_cents: number;
  starts_at: Date;
  paid_until: Date;
  failed_at: Generated<Date | null>;
  renews: boolean;
  ended_at: Generated<Date | null>;
  provider: string | null;
  provider_customer: string | null;
  provider_ref: string | null;
  told_at: Generated<Date | null>;
  card: Generated<string | null>;
  reason: Generated<string | null>;
  created_at: Date;
}

export interface BillTable {
  id: string;
  number: string;
  year: number;
  serial: number;
  kind: 'bill' | 'credit-note';
  account_id: string;
  purchase_id: string | null;
  subscription_id: string | null;
  credits: string | null;
  issuer: string;
  buyer: string;
  line: string;
  net_cents: number;
  vat_cents: number;
  vat_note: string;
  issued_at: Date;
  due_at: Date;
  provider: string | null;
  provider_ref: string | null;
}

export interface LedgerTable {
  id: GeneratedAlways<number>;
  at: Date;
  account_id: string;
  kind: 'billed' | 'credited' | 'paid' | 'refunded' | 'opened' | 'closed';
  cents: number;
  bill_id: string | null;
  subscription_id: string | null;
  until: Date | null;
  actor: string;
  memo: string;
  provider: string | null;
  provider_ref: string | null;
}

/** The billing tables of migration 0031. */
export interface BillingTables {
  purchase: PurchaseTable;
  subscription: SubscriptionTable;
  bill_counter: { year: number; last: number };
  bill: BillTable;
  ledger: LedgerTable;
  provider_event: { provider: string; id: string; kind: string; taken_at: Date };
  billing_notice: { subject: string; kind: string; at: Date };
}
