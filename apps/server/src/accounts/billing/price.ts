import { Problem } from '../../http/problem.ts';
import type { Period } from './billingTables.ts';
import type { BillingDeps } from './deps.ts';

/** The current price of a plan, in cents without VAT. Throws E_UNAVAILABLE if nothing is for sale. */
export async function netCentsOf({ pricesNow }: Pick<BillingDeps, 'pricesNow'>, period: Period): Promise<number> {
  const prices = await pricesNow();
  if (!prices) throw new Problem('E_UNAVAILABLE', 'The price list cannot be read. Try again later or write to us.');
  return 100 * (period === 'year' ? prices.yearlyPerMonth * 12 : prices.monthly);
}
