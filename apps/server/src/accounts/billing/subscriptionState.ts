import { DAY_MS } from '@routeglass/domain/time';
import type { SubscriptionTable } from './billingTables.ts';

/** How long a renewing subscription stays open without payment. */
export const GRACE = 7 * DAY_MS;

type Facts = Readonly<
  Pick<SubscriptionTable, 'starts_at' | 'paid_until' | 'renews'> & { failed_at: Date | null; ended_at: Date | null }
>;

/** State of a subscription. `ending` does not renew; `grace` was not paid in time and stays open for some days. */
export type SubscriptionState = 'active' | 'ending' | 'grace' | 'lapsed' | 'ended';

export function stateOf({ paid_until, renews, ended_at, failed_at }: Facts, now: number): SubscriptionState {
  if (ended_at !== null) return 'ended';
  const left = paid_until.getTime() - now;
  if (left > 0) return !renews ? 'ending' : failed_at === null ? 'active' : 'grace';
  if (!renews) return 'ended';
  return left + GRACE > 0 ? 'grace' : 'lapsed';
}

/** When it closes without further payment, milliseconds since 1970. */
export function closesAt({ paid_until, renews, ended_at }: Facts): number {
  if (ended_at !== null) return ended_at.getTime();
  return paid_until.getTime() + (renews ? GRACE : 0);
}

export function isOpen(subscription: Facts, now: number): boolean {
  return subscription.starts_at.getTime() <= now && now < closesAt(subscription);
}
