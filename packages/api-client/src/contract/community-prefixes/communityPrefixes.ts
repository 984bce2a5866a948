import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asBrief, originSet } from '../entities.ts';
import { asn, ipFilters, nothing, page, paged, text } from '../wire.ts';

const MOST = 1000;
const limit = v.pipe(
  v.string(),
  v.regex(/^\d{1,7}$/, 'limit is a whole number'),
  v.transform(Number),
  v.minValue(1, 'limit is at least 1'),
  v.maxValue(MOST, `limit is at most ${MOST}`),
);

/** Keys to sort by: the prefix, or the number of its origin. */
export const communityPrefixSortKeys = ['prefix', 'origin'] as const;

/** A prefix that some vantage points carry with a community. */
export const communityPrefix = v.object({
  prefix: v.string(),
  origin_asn: asn,
  as_info: asBrief,
  origin_set: originSet,
  /** Networks of the vantage points that carry it with the community, ascending: the targets of its graph. */
  targets: v.array(asn),
});
/**
 * Prefixes whose current routes carry a community, one row per origin, in prefix order by default.
 *
 * `community` is standard (`3356:100`), large (`3356:1:2`) or extended (`rt 3356:100`), with plain numbers. Well-known ones may be named
 * (`no-export`). A pattern of a dictionary (`3356:1xx`) means all communities that match it. `q` is part of the prefix as written and is ignored if
 * it has fewer than 2 characters.
 */
export const communityPrefixes = defineEndpoint({
  name: 'communityPrefixes',
  summary: 'Prefixes whose routes carry a community',
  topic: 'communities',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/bgp-communities-api/community-prefixes',
  params: nothing,
  query: v.object({
    community: text,
    page,
    limit: v.optional(limit, '50'),
    ipv: v.optional(v.picklist(ipFilters, 'ipv must be 4, 6 or all'), 'all'),
    q: v.optional(text, ''),
    'sort-by': v.optional(
      v.picklist(communityPrefixSortKeys, `sort-by must be one of ${communityPrefixSortKeys.join(', ')}`),
      'prefix',
    ),
    order: v.optional(v.picklist(['asc', 'desc'], 'order must be asc or desc'), 'asc'),
  }),
  body: nothing,
  answer: paged(communityPrefix),
});
