import * as v from 'valibot';
import { clearableCountry, metricName } from '../as-rating/asRating.ts';
import { askedDay, day, NO_REPORT, position, ratedIp } from '../as-rating/ratingFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { askedSample, asn, asnText, nothing, repeated, sample } from '../wire.ts';

/** As many networks as a page of a rating may have. */
const MOST = 1000;

/**
 * Where networks stood in a rating by one metric on each rated day of the last 30. `days` has the rated ones, the oldest first; the positions of a
 * network stand in the same order, null for a day on which it was not rated. A network that was never rated is left out.
 *
 * Each network by the rating of its own world, unless `sample` asks for one: where both are asked for, `days` has the rated days of both.
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
