import { Problem } from '../../http/problem.ts';
import type { MoneyDeps } from './deps.ts';
import { ProviderFailed } from './provider/provider.ts';
import type { Purchase } from './openSubscriptions.ts';
import { takeEvent } from './takeEvent.ts';

/** Time after an order before the provider is queried in case its event was lost, ms. */
const PATIENCE = 10_000;

/** An order of an account. If it stays open, the provider is queried, since events can be lost. */
export async function settleOrder(deps: MoneyDeps, id: string, accountId: string): Promise<Purchase> {
  const order = await find(deps, id, accountId);
  if (order.state !== 'open' || deps.clock() - order.created_at.getTime() < PATIENCE) return order;
  await askProvider(deps, order);
  return find(deps, id, accountId);
}

/** Applies the provider's state of an open order. */
export async function askProvider(deps: MoneyDeps, order: Purchase): Promise<void> {
  const { provider } = deps.billing;
  if (order.provider_ref === null || provider?.name !== order.provider) return;
  try {
    for (const event of (await provider?.lookUp(order.provider_ref)) ?? [])
      await takeEvent(deps, provider?.name ?? 'stripe', event);
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    deps.log(`The payment provider failed: ${error.message}`);
  }
}

async function find({ store }: MoneyDeps, id: string, accountId: string): Promise<Purchase> {
  const order = await store.db
    .selectFrom('purchase')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!order) throw new Problem('E_NOT_FOUND', 'There is no such order.');
  return order;
}
