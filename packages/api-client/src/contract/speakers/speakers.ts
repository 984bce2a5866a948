import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asBrief } from '../entities.ts';
import { count, ipFilter, ipFilters, nothing } from '../wire.ts';

/** A network that speaks BGP with a collector. */
export const speaker = v.object({
  ...asBrief.entries,
  /** IP versions of the routes it sends: 4, 6 or all (both). */
  ip_version: v.picklist(ipFilters),
  /** Number of its sessions with the collectors: one for each address it peers from. */
  sessions: count,
  /** Its collectors, by name. */
  collectors: v.array(v.string()),
  /** Approximate center of its country in degrees north and east, since its exact location is unknown; null without a country. */
  latitude: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  longitude: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
});
/**
 * Networks that provide vantage points, by number. With `ip` 4 or 6, those that send routes of that version. Lab networks are listed only if there
 * are no real ones.
 */
export const speakers = defineEndpoint({
  name: 'speakers',
  summary: 'Networks that send routes to the collectors',
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/bgp-speaker-api/speakers',
  params: nothing,
  query: v.object({ ip: v.optional(ipFilter, 'all') }),
  body: nothing,
  answer: v.array(speaker),
});
