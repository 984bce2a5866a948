import type { AlertWatchRow } from '@routeglass/api-client/own';
import { Problem } from '../../http/problem.ts';
import type { AccountQueries } from '../tables.ts';

type Trial = AlertWatchRow['trial'];

/** The state of the trial that allows alerts for a network, at `now` (ms since 1970). */
export async function trialFor(queries: AccountQueries, accountId: string, asn: number, now: number): Promise<Trial> {
  const trial = await queries
    .selectFrom('monitoring_trial')
    .select(['state', 'ends_at'])
    .where('account_id', '=', accountId)
    .where('asn', '=', asn)
    .executeTakeFirst();
  if (!trial) return { state: 'none', ends: null };
  const { state, ends_at: ends } = trial;
  if (state !== 'approved' || ends === null) return { state: state === 'rejected' ? state : 'requested', ends: null };
  return { state: ends.getTime() > now ? 'running' : 'ended', ends: ends.toISOString() };
}

/** Throws E_FORBIDDEN if the network has no running trial. */
export async function refuseWithoutTrial(
  queries: AccountQueries,
  accountId: string,
  asn: number,
  now: number,
): Promise<void> {
  const { state } = await trialFor(queries, accountId, asn, now);
  if (state !== 'running') throw new Problem('E_FORBIDDEN', refusals[state](`AS${asn}`));
}

const refusals: Readonly<Record<Exclude<Trial['state'], 'running'>, (network: string) => string>> = {
  none: (network) => `Alerts of ${network} need a trial. Request one first.`,
  requested: (network) => `Your trial for ${network} is not approved yet.`,
  rejected: (network) => `Your trial for ${network} was rejected.`,
  ended: (network) => `Your trial for ${network} has ended.`,
};
