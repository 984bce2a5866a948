import type { AccountQueries } from '../tables.ts';
import type { Purchase } from './openSubscriptions.ts';
import type { PaymentProvider } from './provider/provider.ts';

/** Orders of an account that may still be paid by card. */
export function openPayments(queries: AccountQueries, accountId: string): Promise<Purchase[]> {
  return queries
    .selectFrom('purchase')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('payment', '=', 'card')
    .where('state', '=', 'open')
    .execute();
}

/** Closes the payment pages of orders. Throws `ProviderFailed` if the provider cannot be asked. */
export async function closePayments(provider: PaymentProvider, orders: readonly Purchase[]): Promise<void> {
  for (const { provider_ref } of orders) if (provider_ref !== null) await provider.expire(provider_ref);
}
