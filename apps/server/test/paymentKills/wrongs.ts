import type { Bank } from '../../src/accounts/billing/sandbox/bank.ts';
import type { Buyer } from './buyer.ts';
import type { Visitor } from './visitor.ts';

interface LedgerRow {
  readonly email: string;
  readonly kind: string;
  readonly cents: number;
  readonly balance_cents: number;
  readonly bill: string | null;
  readonly until: string | null;
}

async function listed<Row>(admin: Visitor, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { answer } = await admin.send('GET', `/api/admin/v1/${path}?page-size=1000&page=${page}`);
    rows.push(...(answer['data'] as Row[]));
    pages = answer['page_count'] as number;
  }
  return rows;
}

/** What a server says right after a kill that must not be. `known`: orders that were looked at in lives before. */
export async function wrongsAfter(
  admin: Visitor,
  buyers: readonly Buyer[],
  bank: Bank,
  known: Set<string>,
): Promise<string[]> {
  const check = (await admin.send('GET', '/api/admin/v1/ledger/check')).answer;
  return [...(check['problems'] as string[]), ...(await chargesWithoutOrder(buyers, bank, known))];
}

/** The same of its lists, for when nothing is under way: they are read page by page. */
export async function wrongsAtRest(admin: Visitor, buyers: readonly Buyer[]): Promise<string[]> {
  const check = (await admin.send('GET', '/api/admin/v1/ledger/check')).answer;
  const bills = await listed<{ number: string }>(admin, 'bills');
  const ledger = await listed<LedgerRow>(admin, 'ledger');
  const wrongs = [
    ...(check['problems'] as string[]),
    ...wrongNumbers(bills.map(({ number }) => number)),
    ...wrongBalances(ledger, check['owed_cents'] as number),
  ];
  for (const buyer of buyers) if (await buyer.hasPro()) wrongs.push(...unexplained(ledger, buyer.email));
  return wrongs;
}

/** Numbers of one year: each from 1 on, once. */
function wrongNumbers(numbers: readonly string[]): string[] {
  const years = Map.groupBy(numbers, (number) => number.slice(0, -6));
  return [...years].flatMap(([year, all]) => {
    const serials = all.map((number) => Number(number.slice(-6))).toSorted((a, b) => a - b);
    return serials.flatMap((serial, i) => (serial === i + 1 ? [] : [`${year}${serial} has the place of ${i + 1}`]));
  });
}

/** Balances as the list has them, against sums of its own. */
function wrongBalances(ledger: readonly LedgerRow[], owed: number): string[] {
  const sums = new Map<string, number>();
  const wrongs: string[] = [];
  for (const { email, cents, balance_cents } of ledger.toReversed()) {
    const sum = (sums.get(email) ?? 0) + cents;
    sums.set(email, sum);
    if (sum !== balance_cents) wrongs.push(`${email} has the balance ${balance_cents}, not ${sum}`);
  }
  const all = [...sums.values()].reduce((total, sum) => total + sum, 0);
  return all === owed ? wrongs : [...wrongs, `The checker says that ${owed} are owed, not ${all}`];
}

/** Pro rests on a row that opened it, and that on a payment. */
function unexplained(ledger: readonly LedgerRow[], email: string): string[] {
  const own = ledger.filter((row) => row.email === email);
  const opened = own.find(({ kind, until }) => kind === 'opened' && until !== null && new Date(until) > new Date());
  if (!opened) return [`${email} has Pro without a row in the ledger`];
  const paid = own.some(({ kind, bill, cents }) => kind === 'paid' && bill === opened.bill && cents < 0);
  return paid ? [] : [`${email} has Pro without a payment`];
}

/** Of every charge at the provider the server knows the order. */
async function chargesWithoutOrder(buyers: readonly Buyer[], bank: Bank, known: Set<string>): Promise<string[]> {
  const wrongs: string[] = [];
  for (const { purchase } of bank.deals.values()) {
    if (known.has(purchase)) continue;
    known.add(purchase);
    const session = [...bank.sessions.values()].find((one) => one.purchase === purchase);
    const buyer = buyers.find(({ email }) => email === session?.email);
    const { status } = (await buyer?.visitor.send('GET', `/cabinet/orders/${purchase}`)) ?? { status: 0 };
    if (status !== 200) wrongs.push(`A charge is for the order ${purchase}, which answers ${status}`);
  }
  return wrongs;
}

interface StoredBill {
  readonly kind: string;
  readonly provider_ref: string | null;
}

/** When all was told: every charge has one bill, every refund one credit note, and there are no others. */
export function wrongsAtTheEnd(bills: readonly StoredBill[], bank: Bank): string[] {
  const refs = (kind: string): string[] =>
    bills.flatMap((bill) => (bill.kind === kind && bill.provider_ref !== null ? [bill.provider_ref] : [])).toSorted();
  const invoices = [...bank.invoices.values()].filter(({ status }) => status === 'paid');
  const refunds = invoices.flatMap(({ refund }) => refund ?? []);
  const pairs = [
    ['charges', invoices.map(({ id }) => id).toSorted(), refs('bill')],
    ['refunds', refunds.toSorted(), refs('credit-note')],
  ] as const;
  return pairs.flatMap(([what, told, kept]) =>
    told.join() === kept.join() ? [] : [`${told.length} ${what} at the provider, ${kept.length} in the bills`],
  );
}
