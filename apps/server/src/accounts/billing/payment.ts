import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { AccountQueries } from '../tables.ts';
import { creditLetter, openedLetter } from './billLetters.ts';
import { type Bill, type BillLine, type Buyer, issueCreditNote, openCents, totalOf, unpaidBills } from './bills.ts';
import type { MoneyDeps } from './deps.ts';
import { post } from './ledger.ts';
import { endOfPeriod } from './period.ts';
import { ProviderFailed } from './provider/provider.ts';
import { closePayments, openPayments } from './openPayments.ts';
import { openOnes, type Subscription } from './openSubscriptions.ts';
import { end, extend, open } from './subscriptions.ts';

export const buyerOf = ({ buyer }: Pick<Bill, 'buyer'>): Buyer => JSON.parse(buyer) as Buyer;
export const lineOf = ({ line }: Pick<Bill, 'line'>): BillLine => JSON.parse(line) as BillLine;

type Staff = { readonly actor: string; readonly address: string };

export async function billById(queries: AccountQueries, id: string): Promise<Bill> {
  const bill = await queries.selectFrom('bill').selectAll().where('id', '=', id).executeTakeFirst();
  if (!bill) throw new Problem('E_NOT_FOUND', 'There is no such bill.');
  return bill;
}

/** Records the payment of a bill and opens Pro. Throws E_CONFLICT if nothing is owed on it. */
export async function payBill(deps: MoneyDeps, id: string, { actor, address }: Staff): Promise<Bill> {
  const { store, clock, billing } = deps;
  const now = clock();
  const at = new Date(now);
  const paid = await store.write(async (queries) => {
    const bill = await lockBill(queries, id);
    const owed = await openCents(queries, id);
    if (bill.kind !== 'bill' || owed <= 0) throw new Problem('E_CONFLICT', 'This bill is already paid or credited.');
    const memo = bill.number;
    await post(queries, { at, account_id: bill.account_id, kind: 'paid', cents: -owed, bill_id: id, actor, memo });
    const subscription = await openFor(queries, bill, actor, at);
    await record(queries, { actor, action: 'bill.paid', subject: memo, address }, at);
    const letter = openedLetter(billing.origin, subscription.paid_until);
    await deps.post.put(queries, buyerOf(bill).email, await ownerOf(queries, bill), letter, now);
    return bill;
  });
  deps.post.nudge();
  await closePaymentsOf(deps, paid.account_id);
  return paid;
}

/** Closes the payment pages of an account, so that what a bill has paid is not paid a second time by card. */
async function closePaymentsOf({ store, billing, log }: MoneyDeps, accountId: string): Promise<void> {
  if (!billing.provider) return;
  try {
    await closePayments(billing.provider, await openPayments(store.db, accountId));
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    log(`The payment provider failed, so a payment page stays open: ${error.message}`);
  }
}

async function openFor(queries: AccountQueries, bill: Bill, actor: string, at: Date): Promise<Subscription> {
  const { period } = lineOf(bill);
  const opening = { actor, memo: bill.number, billId: bill.id };
  if (bill.subscription_id !== null) {
    const renewed = await subscriptionById(queries, bill.subscription_id);
    const from = renewed.paid_until > at ? renewed.paid_until : at;
    return extend(queries, renewed, endOfPeriod(from, period), opening, at);
  }
  // Starts after days that are already paid.
  const until = (await openOnes(queries, bill.account_id, at)).map(({ paid_until }) => paid_until.getTime());
  const from = new Date(Math.max(at.getTime(), ...until));
  await queries
    .updateTable('purchase')
    .set({ state: 'paid', closed_at: at })
    .where('id', '=', bill.purchase_id)
    .execute();
  const subscription = {
    account_id: bill.account_id,
    purchase_id: bill.purchase_id,
    source: 'bill',
    period,
    net_cents: bill.net_cents,
    paid_until: endOfPeriod(from, period),
    renews: true,
  } as const;
  return open(queries, subscription, opening, at);
}

/** Reverses a bill: refunds a card payment, writes a credit note, and closes what the bill opened. */
export async function creditBill(
  deps: MoneyDeps,
  id: string,
  reason: string,
  { actor, address }: Staff,
): Promise<Bill> {
  const { store, billing, log } = deps;
  const before = await billById(store.db, id);
  await refuseCredited(store.db, before);
  const owed = await openCents(store.db, id);
  const invoice = before.provider_ref;
  let refund: string | undefined;
  if (invoice !== null && owed <= 0) {
    if (billing.provider?.name !== before.provider || !billing.provider)
      throw new Problem('E_CONFLICT', `It was paid at ${before.provider}, which is no longer set up.`);
    try {
      refund = await billing.provider.refund(invoice, `refund-${id}`);
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      log(`The payment provider failed: ${error.message}`);
      throw new Problem(
        'E_UNREACHABLE',
        'The payment provider did not accept the refund. Nothing was changed; try again.',
      );
    }
  }
  return credit(deps, id, { actor, address, reason, ...(refund !== undefined && { refund }) });
}

interface Credit extends Staff {
  readonly reason: string;
  /** Name of the refund at the provider. */
  readonly refund?: string;
}

/** Writes the credit note. Returns an existing one if the provider reported the refund first. */
export async function credit(deps: MoneyDeps, id: string, how: Credit): Promise<Bill> {
  const note = await deps.store.write((queries) => creditWithin(queries, deps, id, how));
  deps.post.nudge();
  return note;
}

/** As `credit`, within a transaction. Its caller nudges the outbox after it. */
async function creditWithin(queries: AccountQueries, deps: MoneyDeps, id: string, how: Credit): Promise<Bill> {
  const { clock, billing } = deps;
  const now = clock();
  const at = new Date(now);
  const { actor, address, reason, refund } = how;
  const bill = await lockBill(queries, id);
  const known = await creditOf(queries, id);
  if (known && refund !== undefined) return known;
  await refuseCredited(queries, bill);
  const owed = await openCents(queries, id);
  const written = await issueCreditNote(
    queries,
    billing,
    bill,
    { actor, reason, ...(refund !== undefined && { refund }) },
    at,
  );
  const back = totalOf(bill) - owed;
  if (back > 0)
    await post(queries, {
      at,
      account_id: bill.account_id,
      kind: 'refunded',
      cents: back,
      bill_id: id,
      actor,
      memo: `${written.number}: ${reason}`,
      provider: refund === undefined ? null : bill.provider,
      provider_ref: refund ?? null,
    });
  for (const subscription of await openedBy(queries, id))
    await end(queries, subscription, { actor, memo: written.number }, at);
  if (back === 0 && bill.purchase_id !== null && bill.subscription_id === null)
    await queries
      .updateTable('purchase')
      .set({ state: 'closed', closed_at: at })
      .where('id', '=', bill.purchase_id)
      .execute();
  await record(queries, { actor, action: 'bill.credited', subject: bill.number, address, details: { reason } }, at);
  const letter = creditLetter(billing.origin, written, bill.number, back > 0);
  await deps.post.put(queries, buyerOf(bill).email, await ownerOf(queries, bill), letter, now, {
    billId: written.id,
  });
  return written;
}

/** Credits the unpaid bills of an account's orders, so that what is now paid by card is not paid a second time. */
export async function creditUnpaidOrders(queries: AccountQueries, deps: MoneyDeps, accountId: string): Promise<void> {
  const bills = (await unpaidBills(queries, accountId)).filter(({ subscription_id }) => subscription_id === null);
  for (const { id } of bills) {
    await lockBill(queries, id);
    // It may have been paid while this waited.
    if ((await openCents(queries, id)) > 0)
      await creditWithin(queries, deps, id, { actor: 'server', address: '', reason: 'Paid by card instead' });
  }
}

export const creditOf = (queries: AccountQueries, billId: string): Promise<Bill | undefined> =>
  queries.selectFrom('bill').selectAll().where('credits', '=', billId).executeTakeFirst();

async function refuseCredited(queries: AccountQueries, bill: Bill): Promise<void> {
  if (bill.kind !== 'bill') throw new Problem('E_CONFLICT', 'A credit note cannot be credited again.');
  const known = await creditOf(queries, bill.id);
  if (known) throw new Problem('E_CONFLICT', `The credit note ${known.number} already cancels it.`);
}

async function lockBill(queries: AccountQueries, id: string): Promise<Bill> {
  const bill = await queries.selectFrom('bill').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!bill) throw new Problem('E_NOT_FOUND', 'There is no such bill.');
  return bill;
}

export async function subscriptionById(queries: AccountQueries, id: string): Promise<Subscription> {
  const row = await queries.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('E_NOT_FOUND', 'There is no such subscription.');
  return row;
}

/** Subscriptions opened last by this bill. */
async function openedBy(queries: AccountQueries, billId: string): Promise<Subscription[]> {
  const rows = await queries
    .selectFrom('ledger')
    .select('subscription_id')
    .where('bill_id', '=', billId)
    .where('kind', '=', 'opened')
    .execute();
  const ids = rows.flatMap(({ subscription_id }) => subscription_id ?? []);
  return Promise.all(ids.map((id) => subscriptionById(queries, id)));
}

/** The account of a bill, unless it was erased. */
export async function ownerOf(
  queries: AccountQueries,
  { account_id }: Pick<Bill, 'account_id'>,
): Promise<string | null> {
  const row = await queries.selectFrom('account').select('id').where('id', '=', account_id).executeTakeFirst();
  return row?.id ?? null;
}
