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

/** What the list can be put in order by: the prefix, or the number of its origin. */
export const communityPrefixSortKeys = ['prefix', 'origin'] as const;

/** A prefix that some peers carry with a community. */
export const communityPrefix = v.object({
  prefix: v.string(),
  origin_asn: asn,
  as_info: asBrief,
  origin_set: originSet,
  /** Networks of the collectors' peers that carry it with the community, ascending: the targets of its graph. */
  targets: v.array(asn),
});
/**
 * Prefixes whose current routes carry a community, once for each origin; in prefix order unless asked otherwise.
 *
 * `community` is standard (`3356:100`), large (`3356:1:2`) or extended (`rt 3356:100`), in plain numbers; well-known ones may be named (`no-export`),
 * and a pattern of a dictionary (`3356:1xx`) stands for all that answer to it.
 * `q` is a part of the prefix as written and counts only when longer than 1 character.
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
