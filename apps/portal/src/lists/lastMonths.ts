import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { leaveToOthers } from '../wire/failureWords.ts';

const MONTHS = 3;

/** The days that a list covers, yyyy-MM-dd, both included. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** The last three calendar months up to an instant. In a shorter month its last day is used for the days that it lacks. */
export function lastMonths(newest: Date): Days {
  const [year, month] = [newest.getUTCFullYear(), newest.getUTCMonth() - MONTHS];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const from = new Date(Date.UTC(year, month, Math.min(newest.getUTCDate(), lastDay)));
  return { from: dayOf(from), until: dayOf(newest) };
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/**
 * The last three months up to the newest loaded route of a network, as covered by its lists of neighbors and prefixes. Null until it is known; an
 * empty object if no routes are loaded.
 */
export function useLastMonths(asn: number): Days | Record<string, never> | null {
  const overview = useCall(calls.asOverview, { params: { asn } });
  leaveToOthers(overview.error);
  if (overview.data) return overview.data.as_of === null ? {} : lastMonths(new Date(overview.data.as_of));
  return overview.error ? {} : null;
}
