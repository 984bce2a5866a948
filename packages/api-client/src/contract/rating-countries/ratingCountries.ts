import * as v from 'valibot';
import { ratedIp } from '../as-rating/ratingFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { askedSample, count, nothing } from '../wire.ts';

/**
 * Countries with a local rating, by name: those with a network that originates prefixes. `default` marks the visitor's country, or if it is unknown
 * or not rated, the country with the most networks.
 */
export const ratingCountries = defineEndpoint({
  name: 'ratingCountries',
  summary: 'Countries with a local rating',
  topic: 'as-rating',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/as-rating/countries',
  params: nothing,
  query: v.object({ ip: ratedIp, sample: askedSample }),
  body: nothing,
  answer: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      default: v.boolean(),
      /** Number of networks registered there that originate a prefix. */
      networks: count,
    }),
  ),
});
