/** Plans that unlock something: any Pro subscription, or on rating pages the AS Ratings Subscription. */
export const lockPlans = ['pro', 'as-ratings'] as const;
export type LockPlan = (typeof lockPlans)[number];

const planNames: Readonly<Record<LockPlan, string>> = {
  pro: 'Pro Subscription',
  'as-ratings': 'the AS Ratings Subscription',
};

/** Why a filter is locked: `Filter by country is only available for users with Pro Subscription`. */
export function lockedFilterText(title: string, plan: LockPlan = 'pro'): string {
  return `Filter by ${title} is only available for users with ${planNames[plan]}`;
}

/** Why a rating list is cut. */
export const lockedReportText = `Full report is only available for users with ${planNames['as-ratings']}`;

/** Label of the button on a lock. */
export const subscribeText = 'Subscribe Now';

/** Page to buy the subscription. */
export const subscribeHref = '/pro-subscribe';
