/** What unlocks a thing: any Pro subscription, or, on the rating pages, the AS Ratings Subscription. */
export const lockPlans = ['pro', 'as-ratings'] as const;
export type LockPlan = (typeof lockPlans)[number];

const planNames: Readonly<Record<LockPlan, string>> = {
  pro: 'Pro Subscription',
  'as-ratings': 'the AS Ratings Subscription',
};

/** Why a filter does not open: `Filter by country is only available for users with Pro Subscription`. */
export function lockedFilterText(title: string, plan: LockPlan = 'pro'): string {
  return `Filter by ${title} is only available for users with ${planNames[plan]}`;
}

/** Why a rating list ends early. */
export const lockedReportText = `Full report is only available for users with ${planNames['as-ratings']}`;

/** Words of the one button that leads out of a lock. */
export const subscribeText = 'Subscribe Now';

/** Page on which the subscription is bought. */
export const subscribeHref = '/pro-subscribe';
