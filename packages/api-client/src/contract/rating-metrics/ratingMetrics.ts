import { ratingTypes } from '@routeglass/domain/rating-metrics';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';

/** All metrics of networks and countries, in the order of the menu. */
export const ratingMetrics = defineEndpoint({
  name: 'ratingMetrics',
  summary: 'Metrics of the ratings',
  topic: 'as-rating',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/as-rating/metrics',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.array(
    v.object({
      /** As in the address of a rating: `asn-count-in-cc`. */
      name: v.string(),
      title: v.string(),
      type: v.picklist(ratingTypes),
      description: v.string(),
      /** Whether the rating is for subscribers. */
      subscription_required: v.boolean(),
    }),
  ),
});
