import { DAY_MS } from '@routeglass/domain/time';
import type { Selectable } from 'kysely';
import { newId } from '../token.ts';
import type { AccountQueries } from '../tables.ts';
import type { BillTable, Period } from './billingTables.ts';
import { post } from './ledger.ts';
import { nextNumber } from './numbers.ts';
import type { BillingSettings } from './settings.ts';

export type Bill = Selectable<BillTable>;

/** The recipient of a bill. */
export interface Buyer {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly address: string;
  /** ISO 3166-1 alpha-2; empty if unknown. */
  readonly country: string;
  readonly registration: string;
  readonly vatId: string;
}

/** The sold plan and, if known, its days. */
export interface BillLine {
  readonly period: Period;
  readonly from: string | null;
  readonly until: string | null;
}

export interface NewBill {
  readonly accountId: string;
  readonly purchaseId: string | null;
  readonly subscriptionId: string | null;
  readonly buyer: Buyer;
  readonly line: BillLine;
  readonly netCents: number;
  readonly vatCents: number;
  readonly vatNote: string;
  readonly dueAt?: Date;
  readonly provider?: string;
  readonly providerRef?: string;
}

export const totalOf = ({ net_cents, vat_cents }: Pick<Bill, 'net_cents' | 'vat_cents'>): number =>
  net_cents + vat_cents;

/** Writes a bill with the next number, and its debt in the ledger. */
export async function issueBill(
  queries: AccountQueries,
  { issuer, prefix, dueDays }: BillingSettings,
  bill: NewBill,
  actor: string,
  at: Date,
): Promise<Bill> {
  const row = await queries
    .insertInto('bill')
    .values({
      id: newId(),
      ...(await nextNumber(queries, prefix, at)),
      kind: 'bill',
      account_id: bill.accountId,
      purchase_id: bill.purchaseId,
      subscription_id: bill.subscriptionId,
      credits: null,
      issuer: JSON.stringify(issuer),
      buyer: JSON.stringify(bill.buyer),
      line: JSON.stringify(bill.line),
      net_cents: bill.netCents,
      vat_cents: bill.vatCents,
      vat_note: bill.vatNote,
      issued_at: at,
      due_at: bill.dueAt ?? new Date(at.getTime() + dueDays * DAY_MS),
      provider: bill.provider ?? null,
      provider_ref: bill.providerRef ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await post(queries, {
    at,
    account_id: row.account_id,
    kind: 'billed',
    cents: totalOf(row),
    bill_id: row.id,
    actor,
    memo: row.number,
  });
  return row;
}

/** Writes the credit note of a bill, with the same amounts reversed. */
export async function issueCreditNote(
  queries: AccountQueries,
  { prefix }: BillingSettings,
  bill: Bill,
  { actor, reason, refund }: { readonly actor: string; readonly reason: string; readonly refund?: string },
  at: Date,
): Promise<Bill> {
  const row = await queries
    .insertInto('bill')
    .values({
      ...bill,
      id: newId(),
      ...(await nextNumber(queries, prefix, at)),
      kind: 'credit-note',
      credits: bill.id,
      net_cents: -bill.net_cents,
      vat_cents: -bill.vat_cents,
      issued_at: at,
      due_at: at,
      provider_ref: refund ?? null,
      provider: refund === undefined ? null : bill.provider,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await post(queries, {
    at,
    account_id: bill.account_id,
    kind: 'credited',
    cents: totalOf(row),
    bill_id: bill.id,
    actor,
    memo: `${row.number}: ${reason}`,
  });
  return row;
}

/** The open amount of a bill, in cents. */
export async function openCents(queries: AccountQueries, billId: string): Promise<number> {
  const { sum } = await queries
    .selectFrom('ledger')
    .select(({ fn }) => fn.sum<string | number | null>('cents').as('sum'))
    .where('bill_id', '=', billId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** Bills of an account on which something is owed. */
export async function unpaidBills(queries: AccountQueries, accountId: string): Promise<Bill[]> {
  const bills = await queries
    .selectFrom('bill')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'bill')
    .execute();
  const owed = await Promise.all(bills.map(({ id }) => openCents(queries, id)));
  return bills.filter((_, index) => owed[index]! > 0);
}
