import { globalMetrics } from '@routeglass/domain/rating-metrics';
import * as v from 'valibot';
import { ratedIp } from '../as-rating/ratingFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { asn, nothing, repeated } from '../wire.ts';
import { asListRow, ratingSortKeys } from './ratingList.ts';

const MOST = 20_000;
const MOST_ROWS = 1000;
const metric = v.picklist(globalMetrics, 'Not a metric of the global rating');

/**
 * The networks of a list with the requested metrics, sorted by one of them: the first `limit`. Networks that are not rated come last, by number, with
 * null values. Duplicate numbers count once.
 */
export const ratingOfList = defineEndpoint({
  name: 'ratingOfList',
  summary: 'Metrics of a list of networks',
  topic: 'as-rating',
  audience: 'anyone',
  method: 'POST',
  host: 'storage',
  path: '/api/storage/v2/as-rating/as-list',
  params: nothing,
  query: v.object({
    metric: v.optional(repeated(metric, globalMetrics.length), [...ratingSortKeys]),
    'sort-field': v.optional(metric, 'score'),
    'sort-order': v.optional(v.picklist(['asc', 'desc'], 'sort-order must be asc or desc'), 'desc'),
    ip: ratedIp,
    limit: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,5}$/, 'limit is a whole number'),
        v.transform(Number),
        v.minValue(1, 'limit is at least 1'),
        v.maxValue(MOST_ROWS, `limit is at most ${MOST_ROWS}`),
      ),
      '50',
    ),
  }),
  body: v.pipe(v.array(asn), v.maxLength(MOST, `At most ${MOST} AS numbers a call`)),
  answer: v.array(asListRow),
});
