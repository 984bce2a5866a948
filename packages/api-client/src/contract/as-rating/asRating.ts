import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asn, count, countryCode, nothing, page, pageSize, text } from '../wire.ts';

/** A network's place in a rating. */
export const ratingRow = v.object({
  /** From 1. */
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Positions gained since the day before; negative for those lost, 0 where it stayed, null for a newcomer. */
  change: v.nullable(v.pipe(v.number(), v.integer())),
  asn,
  /** In the metric's own unit: a count, a score or a distance. */
  value: v.number(),
  asinfo: v.object({
    name: v.nullable(v.string()),
    description: v.nullable(v.string()),
    country_code: countryCode,
    country_name: v.nullable(v.string()),
  }),
});
export type RatingRow = v.InferOutput<typeof ratingRow>;

/**
 * Networks by one metric, best first. `rating-country` names the country of a local metric; `filter-country` keeps the networks
 * registered there, positions unchanged. Beyond the first page, and with a country, it is for subscribers: E_PRO_REQUIRED.
 */
export const asRating = defineEndpoint({
  name: 'asRating',
  summary: 'Networks rated by one metric',
  topic: 'as-rating',
  method: 'GET',
  host: 'main',
  path: '/v2/as-rating/{metric}',
  params: v.object({ metric: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,64}$/, 'A metric is written in small letters')) }),
  query: v.object({
    ip: v.optional(v.picklist(['4', '6'], 'ip must be 4 or 6'), '4'),
    q: v.optional(text, ''),
    'filter-country': v.optional(text),
    'rating-country': v.optional(text),
    page,
    'page-size': pageSize,
  }),
  body: nothing,
  answer: v.object({ data: v.array(ratingRow), record_count: count, page_count: count }),
});
