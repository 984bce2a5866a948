import * as v from 'valibot';
import { change, comparedWith, day, position } from '../as-rating/ratingFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, ipFilter, ipVersion, nothing } from '../wire.ts';

/** Position of one network by one metric in one IP version. */
export const asRatingFact = v.object({
  metric: v.string(),
  ip: ipVersion,
  position,
  change,
  value: v.number(),
  /** Number of networks rated by it. */
  of: count,
  day,
  compared_with: comparedWith,
});

/** Positions of a network by every global metric, Connectivity Score first; empty if it is not rated. */
export const asRatings = defineEndpoint({
  name: 'asRatings',
  summary: 'Positions of one network',
  topic: 'as-rating',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/as-rating/asn/{asn}',
  params: v.object({ asn: asnText }),
  query: v.object({ ip: v.optional(ipFilter, 'all') }),
  body: nothing,
  answer: v.array(asRatingFact),
});
