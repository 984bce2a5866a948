import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asn, count, instant, nothing } from '../wire.ts';

/** How many vantage points carry a prefix from one origin, starting at an instant. */
export const visibilityPoint = v.tuple([instant, count]);

/** Visibility of one announcement: each point applies until the next. */
export const visibilityTimeline = v.object({
  /** The prefix and its origin; of paths that end in an AS_SET the network that made the aggregate. */
  key: v.tuple([v.string(), asn]),
  timeline: v.array(visibilityPoint),
});
export type VisibilityTimeline = v.InferOutput<typeof visibilityTimeline>;

/**
 * Visibility of prefixes from midnight seven days before the newest loaded route. One timeline per origin, in the order of the requested prefixes;
 * the most visible origin of a prefix comes first. Changes within one second are one point.
 *
 * For subscribers (`subscriptions.rating`).
 */
export const prefixTimeline = defineEndpoint({
  name: 'prefixTimeline',
  summary: 'Visibility of prefixes over time, in vantage points',
  topic: 'route-storage',
  audience: 'subscriber',
  method: 'POST',
  host: 'storage',
  path: '/api/storage/v2/route-storage/get_timeline',
  params: nothing,
  query: nothing,
  body: v.object({
    prefixes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(50, 'At most 50 prefixes a call')),
  }),
  answer: v.array(visibilityTimeline),
});
