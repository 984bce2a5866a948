import type { AccountQueries } from '../tables.ts';
import { renewalLetter } from './billLetters.ts';
import { issueBill, openCents } from './bills.ts';
import type { MoneyDeps } from './deps.ts';
import { buyerOf, credit, ownerOf } from './payment.ts';
import { endOfPeriod } from './period.ts';
import type { Subscription } from './openSubscriptions.ts';
import { vatCents, vatOf } from './vat.ts';

const noticeOf = ({ id, paid_until }: Subscription): string => `${id} ${paid_until.toISOString()}`;

/** Bills the next period, only once: its notice is named after the first day. */
export async function billRenewal({ store, clock, billing, post }: MoneyDeps, renewed: Subscription): Promise<void> {
  const { id, paid_until } = renewed;
  const now = clock();
  const at = new Date(now);
  await store.write(async (queries) => {
    if (!(await isFirst(queries, noticeOf(renewed), 'renewal', at))) return;
    const subscription = await queries
      .selectFrom('subscription')
      .selectAll()
      .where('id', '=', id)
      .where('paid_until', '=', paid_until)
      .executeTakeFirst();
    const former = await queries
      .selectFrom('bill')
      .selectAll()
      .where('purchase_id', '=', subscription?.purchase_id ?? '')
      .where('kind', '=', 'bill')
      .orderBy('issued_at', 'desc')
      .executeTakeFirst();
    if (!subscription || !former || subscription.period === null) return;
    const buyer = buyerOf(former);
    const { percent, note } = vatOf(
      { issuerCountry: billing.issuer.country, percent: billing.vatPercent },
      buyer.country,
      buyer.vatId,
    );
    const bill = await issueBill(
      queries,
      billing,
      {
        accountId: subscription.account_id,
        purchaseId: subscription.purchase_id,
        subscriptionId: id,
        buyer,
        line: {
          period: subscription.period,
          from: paid_until.toISOString(),
          until: endOfPeriod(paid_until, subscription.period).toISOString(),
        },
        netCents: subscription.net_cents,
        vatCents: vatCents(subscription.net_cents, percent),
        vatNote: note,
        dueAt: paid_until,
      },
      'server',
      at,
    );
    await post.put(queries, buyer.email, await ownerOf(queries, bill), renewalLetter(billing.origin, bill), now, {
      billId: bill.id,
    });
  });
}

/** Credits the bills of a canceled renewal. If it is resumed, it is billed again. */
export async function takeBackRenewals(deps: MoneyDeps, subscription: Subscription): Promise<void> {
  const { store } = deps;
  const bills = await store.db
    .selectFrom('bill')
    .select('id')
    .where('subscription_id', '=', subscription.id)
    .where('kind', '=', 'bill')
    .execute();
  for (const { id } of bills)
    if ((await openCents(store.db, id)) > 0)
      await credit(deps, id, { actor: 'server', address: '', reason: 'Not renewed' });
  await store.write((queries) =>
    queries.deleteFrom('billing_notice').where('subject', '=', noticeOf(subscription)).execute(),
  );
}

/** Whether this is the first time; records it. */
export async function isFirst(queries: AccountQueries, subject: string, kind: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('billing_notice')
    .values({ subject, kind, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
