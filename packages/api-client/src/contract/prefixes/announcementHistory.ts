import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { originSet } from '../entities.ts';
import { asnText, count, instant, ipFilter, ipVersion, nothing, text } from '../wire.ts';

/** A period in which at least one vantage point carried the prefix from the network. */
export const announcementPeriod = v.object({
  ip_version: ipVersion,
  /** Kind of period. */
  type: v.literal('announced'),
  /** When it was first seen; if the first loaded table already has it, it began then or earlier. */
  first_seen: instant,
  /** Null while announced. */
  last_seen: v.nullable(instant),
  /** The most vantage points that carried it at once. */
  peers: count,
  origin_set: originSet,
});
export type AnnouncementPeriod = v.InferOutput<typeof announcementPeriod>;

/**
 * When a network announced a prefix, newest first; gaps of at most 5 minutes do not end a period. Empty if no loaded table shows it, or if `ip` is
 * not the prefix's version.
 */
export const announcementHistory = defineEndpoint({
  name: 'announcementHistory',
  summary: 'Times when a network announced a prefix',
  topic: 'prefixes',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/connectivity/prefixes/history/{asn}',
  params: v.object({ asn: asnText }),
  query: v.object({ ip: v.optional(ipFilter, 'all'), prefix: text }),
  body: nothing,
  answer: v.array(announcementPeriod),
});
