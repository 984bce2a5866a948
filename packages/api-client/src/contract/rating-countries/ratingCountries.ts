import * as v from 'valibot';
import { ratedIp } from '../as-rating/ratingFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { askedSample, count, nothing } from '../wire.ts';

/**
 * Countries that have a local rating, by name: those with a network that originates prefixes. `default` marks the visitor's own, and where
 * that is not known or not rated the one with most networks.
 */
export const ratingCountries = defineEndpoint({
  name: 'ratingCountries',
  summary: 'Countries that networks are rated in',
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
      /** Networks registered there that originate a prefix. */
      networks: count,
    }),
  ),
});
