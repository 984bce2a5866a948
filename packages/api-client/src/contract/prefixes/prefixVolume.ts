import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, ipFilter, nothing } from '../wire.ts';

/** Size of address space: in single addresses for IPv4, in /64 blocks for IPv6. Space covered by several announced prefixes counts once. */
const volume = v.object({
  prefixes: count,
  size: v.pipe(v.number(), v.minValue(0)),
  /** Number of prefixes by length, the shortest first. */
  lengths: v.array(v.object({ length: count, prefixes: count })),
});

/** Address space that a network announces now. The IP version that is not requested is null. */
export const prefixVolume = defineEndpoint({
  name: 'prefixVolume',
  summary: 'Numbers of prefixes and addresses that a network announces',
  topic: 'prefixes',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/connectivity/prefixes/volume/asn/{asn}',
  params: v.object({ asn: asnText }),
  query: v.object({ ip: v.optional(ipFilter, 'all') }),
  body: nothing,
  answer: v.object({ ipv4: v.nullable(volume), ipv6: v.nullable(volume) }),
});
