import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asn, count, nothing } from '../wire.ts';

/** Number of networks that send routes to the collectors. A network with both IP versions counts in `ipv4` and `ipv6`. */
export const speakerCount = defineEndpoint({
  name: 'speakerCount',
  summary: 'Number of networks that send routes to the collectors',
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/bgp-speaker-api/speaker-count',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.object({ count, ipv4: count, ipv6: count, sessions: count }),
});

/** AS numbers of the networks with an established session to a collector (routes of theirs are loaded), in order. */
export const establishedSpeakersAsns = defineEndpoint({
  name: 'establishedSpeakersAsns',
  summary: 'Networks with an established session to a collector',
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/bgp-speaker-api/established-speakers-asns',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.array(asn),
});
