import * as v from 'valibot';
import { coneKind, day, fullReport, listedNetwork, ratedDay, ratedIp } from '../as-rating/ratingFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { askedSample, nothing, page, paged, pageSize, sample, text } from '../wire.ts';

/** What a list of networks sorts by. */
export const ratingSortKeys = ['score', 'customers', 'asn-count-in-cc'] as const;

/** A network with what it is compared by; a metric that is not known of it has the value null. */
export const asListRow = v.object({
  asinfo: listedNetwork,
  metrics: v.array(v.object({ metric: v.string(), value: v.nullable(v.number()) })),
  /** The rated day that the values are of; null for a network that is not rated. */
  day: v.nullable(day),
  sample,
});
/**
 * All rated networks with Connectivity Score, customers and customer cone, by score unless asked otherwise. What is beyond the first page, or the
 * first 100 rows, is for subscribers.
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
