import { parseAddress, parsePrefix } from '@routeglass/domain/prefix';
import { originReasons } from '@routeglass/domain/validity';
import * as v from 'valibot';
import { addressFacts } from '../addressFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { announcedPrefix, asBrief, originSet } from '../entities.ts';
import { asn, count, cutPage, instant, ipVersion, nothing, pageSize, text } from '../wire.ts';

/** An origin of a prefix, with its verdicts and the reason for the ROA verdict (RFC 6811). */
export const prefixOrigin = v.object({ ...announcedPrefix.entries, roa_reason: v.picklist(originReasons) });
export type PrefixOrigin = v.InferOutput<typeof prefixOrigin>;

/** A current route of a prefix from one vantage point. */
export const peerRoute = v.object({
  collector: v.string(),
  peer: asBrief,
  peer_ip: v.string(),
  /** AS numbers in wire order, the origin last, as bgpdump writes them: `3356 1299 {64500,64501}`. */
  path: v.string(),
  /** Null if the path ends in an AS_SET. */
  origin: v.nullable(asn),
  /** As operators write them: `3356:100`, `3356:1:2`, `rt 3356:100`. */
  communities: v.array(v.string()),
  /** Time of the table or the update with the route. */
  seen_at: instant,
  /** Whether it comes from a table or an update. A route in a table is older than the table. */
  seen_in: v.picklist(['table', 'update']),
});
export type PeerRoute = v.InferOutput<typeof peerRoute>;

const detail = {
  ip_version: ipVersion,
  /** Whether it belongs to the lab, a simulated Internet. */
  sample: v.boolean(),
  ...addressFacts,
  origins: v.array(prefixOrigin),
  /** Announced covering prefixes without itself, most specific first, without default routes. */
  covering: v.array(announcedPrefix),
  /** A page of the more specific announced prefixes, in prefix order. */
  more_specific: v.array(announcedPrefix),
  /** Basis of the verdicts: the VRPs that cover it, and the route objects of exactly this prefix. */
  vrps: v.array(v.object({ prefix: v.string(), max_length: v.number(), asn, ta: v.string() })),
  route_objects: v.array(v.object({ origin: asn, source: v.string() })),
  /** A page of the routes to exactly this prefix, by collector, then by the vantage point's AS number and address. */
  routes: v.array(peerRoute),
  /** Ended announcements of exactly this prefix, latest first. */
  past_announcements: v.optional(
    v.array(
      v.object({ origin: asBrief, origin_set: originSet, first_seen: instant, last_seen: instant, peers: count }),
    ),
  ),
  /** If there is no current route: the last route of each vantage point before its withdrawal, with the time of that announcement. */
  last_routes: v.optional(v.array(peerRoute)),
  current_page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  page_size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Whether there are more routes or more specific prefixes after this page. */
  has_more: v.boolean(),
};

const common = {
  topic: 'prefixes',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  query: v.object({ page: cutPage.page, 'page-size': v.optional(pageSize.wrapped, '100') }),
  body: nothing,
  errors: ['E_PAGE_BEYOND_END'],
} as const;

/**
 * Everything known about a prefix, announced or not: its origins and their verdicts, covering and more specific prefixes, the holder of its first
 * address, and the route of each vantage point. From one world, lab or real. `page` applies to the routes and the more specific prefixes.
 */
export const prefixDetail = defineEndpoint({
  ...common,
  name: 'prefixDetail',
  summary: 'A prefix: origins, verdicts, holder, covering and more specific prefixes, routes of each peer',
  path: '/v2/prefixes/{prefix}',
  // Accepts a plain slash besides the %2F that generated clients send.
  alsoAt: [{ path: '/v2/prefixes/{prefix:[^/]+/[^/]+}' }],
  params: v.object({
    prefix: v.pipe(
      text,
      v.check(
        (given) => parsePrefix(given) !== undefined,
        'A prefix is written as 192.0.2.0/24 or 2001:db8::/32, with no bit set beyond its length',
      ),
    ),
  }),
  answer: v.object({ prefix: v.string(), ...detail }),
});

/**
 * Everything known about an address: the same facts for the most specific announced prefix that covers it (null if there is none; default routes do
 * not count), and the holder and special purpose of the address itself.
 */
export const ipDetail = defineEndpoint({
  ...common,
  name: 'ipDetail',
  summary: 'An address: its routes, their origins and verdicts, its holder, and its special purpose',
  path: '/v2/ip/{address}',
  params: v.object({
    address: v.pipe(
      text,
      v.check((given) => parseAddress(given) !== undefined, 'An address is written as 192.0.2.1 or 2001:db8::1'),
    ),
  }),
  answer: v.object({ address: v.string(), prefix: v.nullable(v.string()), ...detail }),
});
