export const subscriptionStates = ['active', 'ending', 'grace', 'lapsed', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** A subscription to Pro: paid by card or bill, or granted. */
export interface Subscription {
  readonly id: string;
  readonly source: 'card' | 'bill' | 'grant';
  /** Null for a grant. */
  readonly period: 'month' | 'year' | null;
  readonly state: SubscriptionState;
  readonly paidUntil: Date;
  /** When it ends without another payment. */
  readonly closes: Date;
  /** The next charge or bill in US cents without VAT; null if it does not renew. */
  readonly nextCharge: { readonly at: Date; readonly netCents: number } | null;
  /** Visa •••• 4242. */
  readonly card: string | null;
  /** Why it was granted. */
  readonly reason: string | null;
  /** Address of its account, in lists of all. */
  readonly email?: string | undefined;
}

export const subscriptionStateWords: Readonly<Record<SubscriptionState, string>> = {
  active: 'Active',
  ending: 'Ending',
  grace: 'Not paid',
  lapsed: 'Lapsed',
  ended: 'Ended',
};

export function planWords({ source, period }: Pick<Subscription, 'source' | 'period'>): string {
  if (source === 'grant' || period === null) return 'Granted';
  return `${period === 'year' ? 'Annual' : 'Monthly'}, by ${source}`;
}

export type SubscriptionAction = 'cancel' | 'resume' | 'card';

/** Possible actions of its owner. */
export function actionsFor({ source, state }: Pick<Subscription, 'source' | 'state'>): readonly SubscriptionAction[] {
  if (source === 'grant' || state === 'ended' || state === 'lapsed') return [];
  const renewal = state === 'ending' ? 'resume' : 'cancel';
  return source === 'card' ? [renewal, 'card'] : [renewal];
}
