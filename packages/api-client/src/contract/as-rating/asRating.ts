import * as v from 'valibot';
import { defineEndpoint, type SubscriberRule } from '../endpoint.ts';
import { askedSample, asn, count, nothing, page, pageSize, text } from '../wire.ts';
import {
  askedDay,
  change,
  coneKind,
  fullReport,
  NO_REPORT,
  position,
  ratedDay,
  ratedIp,
  ratedNetwork,
  ratedOrder,
} from './ratingFacts.ts';

/** A network's place in a rating. */
export const ratingRow = v.object({
  position,
  change,
  asn,
  /** In the metric's unit: a count, a score or a distance. */
  value: v.number(),
  asinfo: ratedNetwork,
});
export type RatingRow = v.InferOutput<typeof ratingRow>;

/** Keys to sort a rating by. */
export const ratedKeys = ['position', 'change', 'asn', 'value'] as const;

const NO_COUNTRY = 'Filter by country is only available for users with the AS Ratings Subscription';

/** A country code; empty means no filter. */
export const clearableCountry = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^([A-Za-z]{2})?$/, 'A country is a code of two letters'),
    v.transform((code) => (code === '' ? undefined : code.toUpperCase())),
  ),
);

/** Name of a metric, as in addresses. */
export const metricName = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,64}$/, 'A metric is written in lowercase letters'));

const subscribers: readonly SubscriberRule[] = [
  { parameter: 'filter-country', isFree: (value) => value === '', refusal: NO_COUNTRY },
  { parameter: 'rating-country', isFree: (value) => value === '', refusal: NO_REPORT },
  ...fullReport,
];

/**
 * Networks by one metric, best first. `rating-country` names the country of a local metric and is required for these. `filter-country` keeps networks
 * registered there, and `q` those whose number, name or holder contains it; positions stay the same. Default for `sort-by` is `position`; with
 * `change`, networks that were not rated the day before come last in either order.
 * For subscribers: local metrics (`rating-country`), `filter-country`, and everything beyond the first page or the first 100 rows.
 */
export const asRating = defineEndpoint({
  name: 'asRating',
  summary: 'Networks rated by one metric',
  topic: 'as-rating',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/as-rating/{metric}',
  params: v.object({ metric: metricName }),
  query: v.object({
    ip: ratedIp,
    day: askedDay,
    sample: askedSample,
    q: v.optional(text, ''),
    'filter-country': clearableCountry,
    'rating-country': clearableCountry,
    page,
    'page-size': pageSize,
    'sort-by': v.optional(v.picklist(ratedKeys, `sort-by must be one of ${ratedKeys.join(', ')}`), 'position'),
    order: ratedOrder,
  }),
  body: nothing,
  subscribers,
  isIncomplete: ({ metric = '' }, query) => metric.startsWith('local-') && (query.get('rating-country') ?? '') === '',
  answer: v.object({
    data: v.array(ratingRow),
    record_count: count,
    page_count: count,
    /** Number of rated days in the last 30, including the shown one: the length of a history. */
    rated_days: count,
    ...ratedDay,
    cone: v.nullable(coneKind),
  }),
  errors: ['E_NOT_FOUND'],
});
