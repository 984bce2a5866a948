import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asBrief } from '../entities.ts';
import { count, ipFilter, ipFilters, nothing } from '../wire.ts';

/** A network that speaks BGP with a collector. */
export const speaker = v.object({
  ...asBrief.entries,
  /** Versions of the routes that it sends: 4, 6 or all (both). */
  ip_version: v.picklist(ipFilters),
  /** Its sessions with the collectors: one for each address it speaks from. */
  sessions: count,
  /** The collectors, in order of name. */
  collectors: v.array(v.string()),
  /** Degrees north and east of about the middle of its country, which is all that is known of its place; null without a country. */
  latitude: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  longitude: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
});
/**
 * The networks whose view the product has, in order of number. With `ip` 4 or 6 those that send routes of that version. Networks of the laboratory
 * are listed only where there are no real ones.
 */
export const speakers = defineEndpoint({
  name: 'speakers',
  summary: 'Networks that send their routes to the collectors',
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
