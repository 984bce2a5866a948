import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { leaveToOthers } from '../wire/failureWords.ts';

const MONTHS = 3;

/** The days that a list covers, yyyy-MM-dd; both counted in. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** The last three months up to an instant, by the calendar: the last day of a shorter month stands for those that it lacks. */
export function lastMonths(newest: Date): Days {
  const [year, month] = [newest.getUTCFullYear(), newest.getUTCMonth() - MONTHS];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const from = new Date(Date.UTC(year, month, Math.min(newest.getUTCDate(), lastDay)));
  return { from: dayOf(from), until: dayOf(newest) };
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/**
 * The last three months up to the newest loaded route of a network, which is what its lists of neighbors and prefixes cover; null until that
 * is known, and no days where no routes are loaded.
 */
export function useLastMonths(asn: number): Days | Record<string, never> | null {
  const overview = useCall(calls.asOverview, { params: { asn } });
  leaveToOthers(overview.error);
  if (overview.data) return overview.data.as_of === null ? {} : lastMonths(new Date(overview.data.as_of));
  return overview.error ? {} : null;
}
