import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { originSet } from '../entities.ts';
import { asnText, count, instant, ipFilter, ipVersion, nothing, text } from '../wire.ts';

/** A time in which at least one peer carried the prefix from the network. */
export const announcementPeriod = v.object({
  ip_version: ipVersion,
  /** What was the case in that time. */
  type: v.literal('announced'),
  /** When it was first seen; where the first loaded table holds it already, it began then or earlier. */
  first_seen: instant,
  /** Null while it stands. */
  last_seen: v.nullable(instant),
  /** The most peers that carried it at once. */
  peers: count,
  origin_set: originSet,
});
export type AnnouncementPeriod = v.InferOutput<typeof announcementPeriod>;

/**
 * When a network announced a prefix, newest first; gaps of at most 5 minutes do not end a period. Empty where no loaded table shows it, and where
 * `ip` is not the prefix's version.
 */
export const announcementHistory = defineEndpoint({
  name: 'announcementHistory',
  summary: 'When a network announced a prefix',
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
