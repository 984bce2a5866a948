export const subscriptionStates = ['active', 'ending', 'grace', 'lapsed', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** What opens Pro: paid by card or bill, or granted. */
export interface Subscription {
  readonly id: string;
  readonly source: 'card' | 'bill' | 'grant';
  /** Null for a grant. */
  readonly period: 'month' | 'year' | null;
  readonly state: SubscriptionState;
  readonly paidUntil: Date;
  /** When it closes if nothing is paid any more. */
  readonly closes: Date;
  /** The next charge or bill, cents of a US dollar without VAT; null where it does not renew. */
  readonly nextCharge: { readonly at: Date; readonly netCents: number } | null;
  /** Visa •••• 4242. */
  readonly card: string | null;
  /** Why it was granted. */
  readonly reason: string | null;
  /** Whose it is, in lists of all. */
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

/** What its owner can do. */
export function actionsFor({ source, state }: Pick<Subscription, 'source' | 'state'>): readonly SubscriptionAction[] {
  if (source === 'grant' || state === 'ended' || state === 'lapsed') return [];
  const renewal = state === 'ending' ? 'resume' : 'cancel';
  return source === 'card' ? [renewal, 'card'] : [renewal];
}
