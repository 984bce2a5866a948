import { parseAddress, parsePrefix } from '@routeglass/domain/prefix';
import { originReasons } from '@routeglass/domain/validity';
import * as v from 'valibot';
import { addressFacts } from '../addressFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { announcedPrefix, asBrief, originSet } from '../entities.ts';
import { asn, count, cutPage, instant, ipVersion, nothing, pageSize, text } from '../wire.ts';

/** Who announces a prefix, with the verdicts on that and why origin validation says so (RFC 6811). */
export const prefixOrigin = v.object({ ...announcedPrefix.entries, roa_reason: v.picklist(originReasons) });
export type PrefixOrigin = v.InferOutput<typeof prefixOrigin>;

/** A route of a prefix that stands now, as one peer of a collector sends it. */
export const peerRoute = v.object({
  collector: v.string(),
  peer: asBrief,
  peer_ip: v.string(),
  /** In wire order, the origin last, as bgpdump writes it: `3356 1299 {64500,64501}`. */
  path: v.string(),
  /** Null where the path ends in an AS_SET. */
  origin: v.nullable(asn),
  /** As operators write them: `3356:100`, `3356:1:2`, `rt 3356:100`. */
  communities: v.array(v.string()),
  /** When the table was made that holds it, or when the update came. */
  seen_at: instant,
  /** Whether a table or an update told of it: a route of a table is older than the table. */
  seen_in: v.picklist(['table', 'update']),
});
export type PeerRoute = v.InferOutput<typeof peerRoute>;

const detail = {
  ip_version: ipVersion,
  /** Whether it belongs to the laboratory, the simulated Internet. */
  sample: v.boolean(),
  ...addressFacts,
  origins: v.array(prefixOrigin),
  /** Announced prefixes around it, itself left out, the most specific first; default routes are left out too. */
  covering: v.array(announcedPrefix),
  /** A page of the announced prefixes inside it, in prefix order. */
  more_specific: v.array(announcedPrefix),
  /** What the verdicts rest on: the VRPs that cover it, and the route objects of exactly this prefix. */
  vrps: v.array(v.object({ prefix: v.string(), max_length: v.number(), asn, ta: v.string() })),
  route_objects: v.array(v.object({ origin: asn, source: v.string() })),
  /** A page of the routes to exactly this prefix, by collector, then by the peer's number and address. */
  routes: v.array(peerRoute),
  /** Announcements of exactly this prefix that have ended, the latest first. */
  past_announcements: v.optional(
    v.array(
      v.object({ origin: asBrief, origin_set: originSet, first_seen: instant, last_seen: instant, peers: count }),
    ),
  ),
  /** Where no route stands: the last route of each peer before it was withdrawn, with the time of that announcement. */
  last_routes: v.optional(v.array(peerRoute)),
  current_page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  page_size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Whether there are more routes or more specific prefixes than on the pages up to this one. */
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
 * All that is known of a prefix, announced or not: who announces it and with which verdicts, what is around and inside it, who holds its first
 * address, and the route of each peer. Of one world, the laboratory or the Internet. `page` goes through the routes and what is inside it.
 */
export const prefixDetail = defineEndpoint({
  ...common,
  name: 'prefixDetail',
  summary: 'A prefix: origins, verdicts, holder, covering and more specific prefixes, routes of each peer',
  path: '/v2/prefixes/{prefix}',
  // With its slash as it is, beside the form that generated clients send (%2F).
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
 * All that is known of an address: the same of the most specific announced prefix around it, which is null where none is (default routes do not
 * count), and what the address itself is set aside for and who holds it.
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
