import * as v from 'valibot';
import type { SubscriberRule } from '../endpoint.ts';
import { calendarDay } from '../times.ts';
import { asn, countryCode } from '../wire.ts';

/** From 1: 1 + number of those with a better value, so that equal values share a position. */
export const position = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Positions gained since the day before; negative for those lost, 0 where it stayed, null for a newcomer. */
export const change = v.nullable(v.pipe(v.number(), v.integer()));
/** A day in UTC: `2026-01-31`. */
export const day = v.pipe(v.string(), v.isoDate());

/** The day before a rated one, where it is rated too; with null every `change` is null. */
export const comparedWith = v.nullable(day);

/** Which day a rating is of, and what it was made by. */
export const ratedDay = {
  /** The day whose end, or the newest route of it, the rating describes; null where no routes are loaded to rate networks by. */
  day: v.nullable(day),
  compared_with: comparedWith,
  /** Whether it rates the laboratory's networks: only where nothing real is rated in this IP version, or one of them is asked for by its number. */
  sample: v.boolean(),
};

/** Which cone the counts of cones are of: observed on paths, or all that is below by relations alone. */
export const coneKind = v.picklist(['observed', 'recursive']);

/** Which IP version is rated; they are rated apart. */
export const ratedIp = v.optional(v.picklist(['4', '6'], 'ip must be 4 or 6'), '4');
/** Of a rating sorted by one of its columns. */
export const ratedOrder = v.optional(v.picklist(['asc', 'desc'], 'order must be asc or desc'), 'asc');
/** Day to be shown, in UTC; the newest rated one unless given. */
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

/** Rows of a rating that everybody may see at a time, from its beginning. */
const FREE_ROWS = 100;
export const NO_REPORT = 'Full report is only available for users with the AS Ratings Subscription';

/** What is beyond the first page, or the first rows, of a rating is for subscribers. */
export const fullReport: readonly SubscriberRule[] = [
  { parameter: 'page', isFree: (value) => value === '1', refusal: NO_REPORT },
  { parameter: 'page-size', isFree: (value) => Number(value) <= FREE_ROWS, refusal: NO_REPORT },
];
