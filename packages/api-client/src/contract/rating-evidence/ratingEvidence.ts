import * as v from 'valibot';
import { coneKind, day, position, ratedIp } from '../as-rating/ratingFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { asBrief } from '../entities.ts';
import { asn, asnText, count, instant, nothing } from '../wire.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** What one peer AS of the collectors says of a network. */
export const peerShare = v.object({
  peer: asBrief,
  /** Part of the address weight of its table whose best path passes through the network. */
  share,
  /** Why the share does not count: it is among the lowest or the highest tenth. Null where it counts. */
  trimmed: v.nullable(v.picklist(['lowest', 'highest'])),
});

/** What the newest Connectivity Score of a network rests on. */
export const ratingEvidence = defineEndpoint({
  name: 'ratingEvidence',
  summary: 'Evidence for a Connectivity Score',
  topic: 'as-rating',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/as-rating/asn/{asn}/evidence',
  params: v.object({ asn: asnText }),
  query: v.object({ ip: ratedIp }),
  body: nothing,
  answer: v.object({
    asn,
    /** The rule, with its source. */
    rule: v.string(),
    day,
    /** Instant of the newest route that it rests on. */
    as_of: instant,
    score: v.number(),
    position,
    /** What decides between equal scores. */
    cone: count,
    cone_kind: coneKind,
    neighbors: count,
    /** Peer ASes whose tables count. */
    peer_count: count,
    /** So many of the lowest and as many of the highest shares were dropped. */
    trimmed_each_side: count,
    /** Every peer AS, the highest share first. */
    peers: v.array(peerShare),
    /** The loaded tables and updates whose routes were weighed. */
    sources: v.array(v.object({ kind: v.string(), name: v.string(), as_of: v.nullable(instant) })),
  }),
  errors: ['E_NOT_FOUND'],
});
