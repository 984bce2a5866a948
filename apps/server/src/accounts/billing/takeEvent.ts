import { Problem } from '../../http/problem.ts';
import type { AccountQueries } from '../tables.ts';
import { notPaidLetter, receiptLetter } from './billLetters.ts';
import { issueBill, totalOf } from './bills.ts';
import type { MoneyDeps } from './deps.ts';
import { post } from './ledger.ts';
import { credit, creditOf, creditUnpaidOrders, ownerOf } from './payment.ts';
import type { PaymentProvider, ProviderEvent } from './provider/provider.ts';
import { closesAt } from './subscriptionState.ts';
import type { Purchase, Subscription } from './openSubscriptions.ts';
import { extend, open } from './subscriptions.ts';
import { rightsChanged } from '../session/rights/rights.ts';

type Of<Kind extends ProviderEvent['kind']> = Extract<ProviderEvent, { kind: Kind }>;

/**
 * Applies a provider's event: once even if it is repeated, and in any order. Its effects and the record that it was applied are one transaction, so
 * that an interrupted event is fully applied when the provider repeats it. Throws E_NOT_FOUND if an event that it depends on has not arrived yet.
 */
export async function takeEvent(
  deps: MoneyDeps,
  provider: PaymentProvider['name'],
  event: ProviderEvent,
): Promise<void> {
  if (event.kind === 'refunded') await takeRefund(deps, provider, event);
  await deps.store.write(async (queries) => {
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto('provider_event')
      .values({ provider, id: event.id, kind: event.type, taken_at: new Date(deps.clock()) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // A look-up describes a state, not an event, so it is applied each time.
    if (numInsertedOrUpdatedRows === 0n && event.type !== 'look-up') return;
    switch (event.kind) {
      case 'paid':
        return takePayment(queries, deps, provider, event);
      case 'not-paid':
        return takeFailure(queries, deps, provider, event);
      case 'changed':
        return takeChange(queries, provider, event);
      case 'checkout-over':
        return void (await queries
          .updateTable('purchase')
          .set({ state: 'closed', closed_at: new Date(deps.clock()) })
          .where('id', '=', event.purchase)
          .where('state', '=', 'open')
          .execute());
      // Only the payment itself opens a subscription.
      case 'checkout-done':
      case 'refunded':
      case 'other':
        return;
    }
  });
  deps.post.nudge();
}

async function takePayment(
  queries: AccountQueries,
  deps: MoneyDeps,
  provider: PaymentProvider['name'],
  event: Of<'paid'>,
): Promise<void> {
  const { clock, billing, post: mail, log } = deps;
  const { invoice, netCents, vatCents, until, card } = event;
  const at = new Date(clock());
  const order = await lockOrder(queries, event.purchase);
  if (!order) {
    log(`Payment ${invoice} at ${provider} is for no order of this server (${event.purchase})`);
    throw new Problem('E_NOT_FOUND', 'There is no such order.');
  }
  const known = await queries
    .selectFrom('bill')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_ref', '=', invoice)
    .executeTakeFirst();
  if (known) return;
  const subscription = await byRef(queries, provider, event.subscription);
  const actor = provider;
  const bill = await issueBill(
    queries,
    billing,
    {
      accountId: order.account_id,
      purchaseId: order.id,
      subscriptionId: subscription?.id ?? null,
      buyer: {
        company: '',
        name: order.name,
        email: order.email,
        address: '',
        country: '',
        registration: '',
        vatId: '',
      },
      line: { period: order.period, from: null, until: until.toISOString() },
      netCents,
      vatCents,
      vatNote: vatCents > 0 ? 'VAT as charged' : 'VAT not included',
      dueAt: at,
      provider,
      providerRef: invoice,
    },
    actor,
    at,
  );
  await post(queries, {
    at,
    account_id: order.account_id,
    kind: 'paid',
    cents: -totalOf(bill),
    bill_id: bill.id,
    actor,
    memo: bill.number,
    provider,
    provider_ref: invoice,
  });
  const opening = { actor, memo: bill.number, billId: bill.id };
  if (subscription) {
    await extend(queries, subscription, until, opening, at);
    if (card !== null)
      await queries.updateTable('subscription').set({ card }).where('id', '=', subscription.id).execute();
  } else {
    await open(
      queries,
      {
        account_id: order.account_id,
        purchase_id: order.id,
        source: 'card',
        period: order.period,
        net_cents: order.net_cents,
        paid_until: until,
        renews: true,
        provider,
        provider_customer: event.customer,
        provider_ref: event.subscription,
        card,
      },
      opening,
      at,
    );
    await queries.updateTable('purchase').set({ state: 'paid', closed_at: at }).where('id', '=', order.id).execute();
    await creditUnpaidOrders(queries, deps, order.account_id);
  }
  await mail.put(
    queries,
    order.email,
    await ownerOf(queries, order),
    receiptLetter(billing.origin, bill, until),
    at.getTime(),
    { billId: bill.id },
  );
}

async function takeFailure(
  queries: AccountQueries,
  { clock, billing, post: mail }: MoneyDeps,
  provider: string,
  event: Of<'not-paid'>,
): Promise<void> {
  const subscription = await byRef(queries, provider, event.subscription);
  // A failed first payment is repeated on the payment page.
  if (!subscription || subscription.ended_at !== null) return;
  const paidSince = await queries
    .selectFrom('bill')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_ref', '=', event.invoice)
    .executeTakeFirst();
  if (paidSince) return;
  const now = clock();
  await queries
    .updateTable('subscription')
    .set({ failed_at: subscription.failed_at ?? new Date(now) })
    .where('id', '=', subscription.id)
    .execute();
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('billing_notice')
    .values({ subject: event.invoice, kind: 'not-paid', at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  const account = await queries
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', '=', subscription.account_id)
    .executeTakeFirst();
  const letter = notPaidLetter(billing.origin, new Date(closesAt(subscription)), event.url);
  if (account) await mail.put(queries, account.email, account.id, letter, now);
}

async function takeChange(queries: AccountQueries, provider: string, event: Of<'changed'>): Promise<void> {
  const subscription = await byRef(queries, provider, event.subscription);
  // It arrived before its first payment; the provider will repeat it.
  if (!subscription && event.purchase !== null && !event.renews)
    throw new Problem('E_NOT_FOUND', 'The payment of this subscription has not been reported yet.');
  if (!subscription || subscription.ended_at !== null) return;
  if (subscription.told_at !== null && subscription.told_at > event.at) return;
  await queries
    .updateTable('subscription')
    .set({ told_at: event.at, renews: event.renews && event.ended === null })
    .where('id', '=', subscription.id)
    .execute();
  await rightsChanged(queries);
}

/** A refund made directly at the provider. */
async function takeRefund(deps: MoneyDeps, provider: string, event: Of<'refunded'>): Promise<void> {
  const { store, log } = deps;
  const bill = await store.db
    .selectFrom('bill')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', event.invoice)
    .executeTakeFirst();
  if (!bill) throw new Problem('E_NOT_FOUND', 'The payment of this refund has not been reported yet.');
  if (await creditOf(store.db, bill.id)) return;
  if (event.cents !== totalOf(bill)) {
    log(`Refund ${event.refund} at ${provider} is a part of ${bill.number}: write its credit note by hand`);
    return;
  }
  await credit(deps, bill.id, { actor: provider, address: '', reason: 'Refund', refund: event.refund });
}

const lockOrder = (queries: AccountQueries, id: string): Promise<Purchase | undefined> =>
  queries.selectFrom('purchase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const byRef = (queries: AccountQueries, provider: string, ref: string): Promise<Subscription | undefined> =>
  queries
    .selectFrom('subscription')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .forUpdate()
    .executeTakeFirst();
