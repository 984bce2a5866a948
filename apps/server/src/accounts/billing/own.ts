import { accountEndpoints } from '@routeglass/api-client/accounts';
import { billingEndpoints } from '@routeglass/api-client/billing';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';
import { accountOf } from '../visitor.ts';
import type { BillingDeps, MoneyDeps } from './deps.ts';
import { orderByBill, orderByCard } from './order.ts';
import { takeBackRenewals } from './renewals.ts';
import { billAttachment } from './pdf/attachment.ts';
import { ProviderFailed } from './provider/provider.ts';
import { settleOrder } from './settleOrder.ts';
import { billsOf, subscriptionRowOf } from './rows.ts';
import { stateOf } from './subscriptionState.ts';
import { type Subscription, subscriptionsOf } from './openSubscriptions.ts';
import { rightsChanged } from '../session/rights/rights.ts';

const MOMENT = { dependsOn: 'moment' } as const;

/** Routes to buy, and to see one's purchases. */
export function mountOwnBilling(mount: Mount, deps: BillingDeps): void {
  const { store, clock, billing, pricesNow } = deps;
  mount(
    billingEndpoints.tariffs,
    async () => ({
      prices: await pricesNow(),
      card: billing.provider?.name ?? null,
      due_days: billing.dueDays,
    }),
    MOMENT,
  );
  mount(
    accountEndpoints.billRating,
    async (visit) => {
      const { number } = await orderByBill(deps, visit.body, accountOf(visit));
      return { result: true, bill: number } as const;
    },
    MOMENT,
  );
  for (const [endpoint, period] of [
    [accountEndpoints.payRating, 'month'],
    [accountEndpoints.payRatingYear, 'year'],
  ] as const)
    mount(
      endpoint,
      async (visit) => {
        const { url, order } = await orderByCard(deps, period, visit.body, accountOf(visit), visit.browser.origin);
        return { data: { payment_url: url, order } };
      },
      MOMENT,
    );
  mount(
    billingEndpoints.subscriptions,
    async (visit) => {
      // A sample session has bought nothing.
      if (!visit.account) return { subscriptions: [], bills: [] };
      const { id } = visit.account;
      const rows = await subscriptionsOf(store.db, id);
      return {
        subscriptions: rows.map((row) => subscriptionRowOf(row, clock())),
        bills: await billsOf(store.db, id, new Date(clock())),
      };
    },
    MOMENT,
  );
  mount(
    billingEndpoints.purchase,
    async (visit) => {
      const { id, state, created_at } = await settleOrder(deps, visit.params.id, accountOf(visit).id);
      return { id, state, created: created_at.toISOString() };
    },
    MOMENT,
  );
  mount(
    billingEndpoints.billFile,
    async (visit) => {
      const { id } = visit.params;
      const bill = await store.db.selectFrom('bill').selectAll().where('id', '=', id).executeTakeFirst();
      const isOwn = bill !== undefined && bill.account_id === visit.account?.id;
      if (!bill || !(isOwn || visit.session?.roles.includes('ADMIN')))
        throw new Problem('E_NOT_FOUND', 'There is no such bill.');
      const { filename, content } = await billAttachment(store.db, id);
      return new Response(new Uint8Array(content), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${filename}"`,
          'cache-control': 'private, no-store',
        },
      });
    },
    MOMENT,
  );
  for (const [endpoint, renews] of [
    [billingEndpoints.cancelSubscription, false],
    [billingEndpoints.resumeSubscription, true],
  ] as const)
    mount(
      endpoint,
      async (visit) => subscriptionRowOf(await setRenewal(deps, visit.params.id, accountOf(visit).id, renews), clock()),
      MOMENT,
    );
  mount(
    billingEndpoints.changeCard,
    async (visit) => {
      const row = await ownOne(deps, visit.params.id, accountOf(visit).id);
      const { provider } = billing;
      if (row.provider_customer === null || provider?.name !== row.provider)
        throw new Problem('E_CONFLICT', 'This subscription is not paid by card.');
      const back = `${visit.browser.origin}/user/subscriptions`;
      const url = await reached(deps, () => provider.cardPage(row.provider_customer ?? '', back));
      return { data: { payment_url: url } };
    },
    MOMENT,
  );
}

async function ownOne({ store }: BillingDeps, id: string, accountId: string): Promise<Subscription> {
  const row = await store.db
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new Problem('E_NOT_FOUND', 'There is no such subscription.');
  return row;
}

/** Cancels or resumes. The provider is told first; otherwise it would still charge. */
async function setRenewal(deps: BillingDeps, id: string, accountId: string, renews: boolean): Promise<Subscription> {
  const { store, clock, billing } = deps;
  const row = await ownOne(deps, id, accountId);
  const state = stateOf(row, clock());
  if (row.source === 'grant') throw new Problem('E_CONFLICT', 'Granted subscriptions are free and do not renew.');
  if (state === 'ended' || state === 'lapsed')
    throw new Problem('E_CONFLICT', 'This subscription has ended. Subscribe again to get Pro.');
  if (row.renews === renews) return row;
  if (row.provider_ref !== null) {
    const { provider } = billing;
    if (provider?.name !== row.provider)
      throw new Problem('E_CONFLICT', 'The payment provider of this subscription is no longer set up. Write to us.');
    await reached(deps, () => provider?.renew(row.provider_ref ?? '', renews) ?? Promise.resolve());
  }
  // Without renewal nothing is owed for it.
  if (!renews) await takeBackRenewals(deps, row);
  return store.write(async (queries) => {
    const changed = await queries
      .updateTable('subscription')
      .set({ renews })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await rightsChanged(queries);
    return changed;
  });
}

/** Calls a provider. Throws E_UNREACHABLE if it does not respond. */
export async function reached<T>({ log }: Pick<MoneyDeps, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    log(`The payment provider failed: ${error.message}`);
    throw new Problem('E_UNREACHABLE', 'The payment provider cannot be reached. Nothing was changed; try again.');
  }
}
