import * as v from 'valibot';
import { coneKind, day, position, ratedIp } from '../as-rating/ratingFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { asBrief } from '../entities.ts';
import { asn, asnText, count, instant, nothing } from '../wire.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The share that one vantage network reports for a network. */
export const peerShare = v.object({
  peer: asBrief,
  /** Share of its table, weighted by addresses, whose best path passes through the network. */
  share,
  /** Set if the share is not counted because it is among the lowest or the highest tenth; null if it counts. */
  trimmed: v.nullable(v.picklist(['lowest', 'highest'])),
});

/** Evidence for a network's newest Connectivity Score. */
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
    /** Time of the newest route behind it. */
    as_of: instant,
    score: v.number(),
    position,
    /** Tie-breakers between equal scores. */
    cone: count,
    cone_kind: coneKind,
    neighbors: count,
    /** Number of vantage networks whose tables count. */
    peer_count: count,
    /** How many of the lowest and of the highest shares were each dropped. */
    trimmed_each_side: count,
    /** All vantage networks, highest share first. */
    peers: v.array(peerShare),
    /** Loaded tables and updates whose routes were used. */
    sources: v.array(v.object({ kind: v.string(), name: v.string(), as_of: v.nullable(instant) })),
  }),
  errors: ['E_NOT_FOUND'],
});
