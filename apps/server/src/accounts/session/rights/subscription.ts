import { closesAt } from '../../billing/subscriptionState.ts';
import { openOnes } from '../../billing/openSubscriptions.ts';
import type { AccountQueries } from '../../tables.ts';

/** The end of the rating subscription that is running at `at`; null if there is none. Code that changes subscriptions must call `rightsChanged`. */
export type ReadSubscription = (
  queries: AccountQueries,
  accountId: string,
  at: Date,
) => Promise<{ readonly until: Date } | null>;

export const readSubscription: ReadSubscription = async (queries, accountId, at) => {
  const ends = (await openOnes(queries, accountId, at)).map(closesAt);
  return ends.length === 0 ? null : { until: new Date(Math.max(...ends)) };
};
