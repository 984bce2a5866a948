import * as v from 'valibot';
import type { SubscriberRule } from '../endpoint.ts';
import { calendarDay } from '../times.ts';
import { asn, countryCode } from '../wire.ts';

/** 1 + the number of those with a better value, so equal values share a position. */
export const position = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Positions gained since the day before: negative if lost, 0 if unchanged, null if new. */
export const change = v.nullable(v.pipe(v.number(), v.integer()));
/** A day in UTC: `2026-01-31`. */
export const day = v.pipe(v.string(), v.isoDate());

/** The day before the rated one, if it was rated too; if null, every `change` is null. */
export const comparedWith = v.nullable(day);

/** Day of a rating, and its data. */
export const ratedDay = {
  /** The rating describes the end of this day, or its newest route; null if no routes are loaded. */
  day: v.nullable(day),
  compared_with: comparedWith,
  /** Whether it rates the lab's networks: only if no real networks are rated in this IP version, or if a lab network is requested by number. */
  sample: v.boolean(),
};

/** Kind of cone that is counted: observed on paths, or derived recursively from relations alone. */
export const coneKind = v.picklist(['observed', 'recursive']);

/** The rated IP version; each has its own rating. */
export const ratedIp = v.optional(v.picklist(['4', '6'], 'ip must be 4 or 6'), '4');
/** Sort order of a rating. */
export const ratedOrder = v.optional(v.picklist(['asc', 'desc'], 'order must be asc or desc'), 'asc');
/** Day to show, in UTC. Default: the newest rated day. */
export const askedDay = v.optional(calendarDay);

/** A network in a rating. */
export const ratedNetwork = v.object({
  name: v.nullable(v.string()),
  description: v.nullable(v.string()),
  country_code: countryCode,
  country_name: v.nullable(v.string()),
});

/** A network in a list of networks compared by several metrics. */
export const listedNetwork = v.object({ asn, ...ratedNetwork.entries });

/** Number of rows at the start of a rating that anyone may see at once. */
const FREE_ROWS = 100;
export const NO_REPORT = 'Full report is only available for users with the AS Ratings Subscription';

/** Everything beyond the first page, or the first rows, of a rating is for subscribers. */
export const fullReport: readonly SubscriberRule[] = [
  { parameter: 'page', isFree: (value) => value === '1', refusal: NO_REPORT },
  { parameter: 'page-size', isFree: (value) => Number(value) <= FREE_ROWS, refusal: NO_REPORT },
];
