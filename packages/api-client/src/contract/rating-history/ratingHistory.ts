import * as v from 'valibot';
import { clearableCountry, metricName } from '../as-rating/asRating.ts';
import { askedDay, day, NO_REPORT, position, ratedIp } from '../as-rating/ratingFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { askedSample, asn, asnText, nothing, repeated, sample } from '../wire.ts';

/** Same as the largest page of a rating. */
const MOST = 1000;

/**
 * Positions of networks in a rating by one metric on each rated day of the last 30. `days` lists the rated days, oldest first; each network's
 * positions have the same order, null for days on which it was not rated. Networks that were never rated are left out.
 *
 * Each network is looked up in the rating of its own world unless `sample` chooses one. If the networks are of both, `days` has the days of both.
 */
export const ratingHistory = defineEndpoint({
  name: 'ratingHistory',
  summary: 'Positions of networks in a rating over the last 30 days',
  topic: 'as-rating',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/as-rating/{metric}/history',
  params: v.object({ metric: metricName }),
  query: v.object({
    ip: ratedIp,
    day: askedDay,
    sample: askedSample,
    'rating-country': clearableCountry,
    asn: repeated(asnText, MOST),
  }),
  body: nothing,
  subscribers: [{ parameter: 'rating-country', isFree: (value) => value === '', refusal: NO_REPORT }],
  answer: v.object({
    days: v.array(day),
    /** True if all of these are positions in the laboratory's rating. */
    sample: v.boolean(),
    networks: v.array(v.object({ asn, positions: v.array(v.nullable(position)), sample })),
  }),
  errors: ['E_NOT_FOUND'],
});
