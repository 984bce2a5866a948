import * as v from 'valibot';
import { coneKind, day, fullReport, listedNetwork, ratedDay, ratedIp } from '../as-rating/ratingFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { askedSample, nothing, page, paged, pageSize, sample, text } from '../wire.ts';

/** Keys to sort a list of networks by. */
export const ratingSortKeys = ['score', 'customers', 'asn-count-in-cc'] as const;

/** A network with the metrics to compare; the value of an unknown metric is null. */
export const asListRow = v.object({
  asinfo: listedNetwork,
  metrics: v.array(v.object({ metric: v.string(), value: v.nullable(v.number()) })),
  /** Rated day of the values; null if the network is not rated. */
  day: v.nullable(day),
  sample,
});
/**
 * All rated networks with Connectivity Score, customers and customer cone, by default sorted by score. Everything beyond the first page or the first
 * 100 rows is for subscribers.
 */
export const ratingList = defineEndpoint({
  name: 'ratingList',
  summary: 'Networks with score, customers and customer cone',
  topic: 'as-rating',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/as-rating',
  params: nothing,
  query: v.object({
    ip: ratedIp,
    sample: askedSample,
    'sort-by': v.optional(v.picklist(ratingSortKeys, `sort-by must be one of ${ratingSortKeys.join(', ')}`), 'score'),
    order: v.optional(v.picklist(['asc', 'desc'], 'order must be asc or desc'), 'desc'),
    q: v.optional(text, ''),
    page,
    'page-size': pageSize,
  }),
  body: nothing,
  subscribers: fullReport,
  answer: v.object({ ...paged(asListRow).entries, ...ratedDay, cone: v.nullable(coneKind) }),
});
