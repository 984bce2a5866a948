import { percentText } from '@routeglass/domain/percent';
import { exactNumber } from '../../facts/abbreviate.ts';
import type { Evidence, EvidenceInput } from '../../facts/evidence.ts';
import { fewNames } from '../../facts/fewNames.ts';

/** Share of one vantage network (peer AS of the collectors) for a network. */
export interface PeerShare {
  readonly asn: number;
  readonly name: string | null;
  /** Part of the address weight of its table whose best path passes through the network, 0 to 1. */
  readonly share: number;
  /** Why it is excluded: in the lowest or the highest tenth. Null if it counts. */
  readonly trimmed: 'lowest' | 'highest' | null;
}

/** Evidence for a Connectivity Score. */
export interface ScoreFacts {
  readonly asn: number;
  readonly ipVersion: 4 | 6;
  readonly rule: string;
  readonly score: number;
  readonly position: number;
  /** Networks in its customer cone, the tie-breaker for equal scores; neighbors are the next one. */
  readonly cone: number;
  readonly neighbors: number;
  /** Every vantage network, the highest share first. */
  readonly peers: readonly PeerShare[];
  readonly sources: readonly string[];
  readonly asOf: Date;
}

/** Number of vantage networks listed one by one; the others are only counted. */
const NAMED = 12;

/** A Connectivity Score and its position, as evidence. */
export function scoreEvidence(facts: ScoreFacts): Evidence {
  const { asn, ipVersion, rule, score, position, cone, neighbors, peers, asOf } = facts;
  const counting = peers.filter(({ trimmed }) => trimmed === null);
  const source = fewNames(facts.sources);
  const rest = peers.length - NAMED;
  const tie = `${exactNumber(cone)} network${cone === 1 ? '' : 's'} in its customer cone, ${exactNumber(neighbors)} neighbor${neighbors === 1 ? '' : 's'}`;
  return {
    reason: `${percent(score / 1000)} of the IPv${ipVersion} address weight is reached through AS${asn}, averaged over ${counting.length} of ${peers.length} vantage networks. That is a score of ${round(score)} and position ${exactNumber(position)}.`,
    rule,
    inputs: [
      ...peers.slice(0, NAMED).map((peer): EvidenceInput => peerInput(peer, source, asOf)),
      ...(rest > 0 ? [{ name: 'Other vantage networks', value: `${rest} with lower shares`, source, asOf }] : []),
      { name: 'Between equal scores', value: tie, source, asOf },
    ],
    changes: [
      `More or less of the address space is reached through AS${asn} in the vantage points' tables.`,
      'Networks with nearly the same score move up or down: a position is relative.',
      `Vantage points come or go, which changes the lowest and highest ${percentText(10)} that are excluded.`,
    ],
  };
}

function peerInput({ asn, name, share, trimmed }: PeerShare, source: string, asOf: Date): EvidenceInput {
  return {
    name: name === null ? `AS${asn}` : `AS${asn} ${name}`,
    value: trimmed === null ? percent(share) : `${percent(share)} (excluded: ${trimmed} ${percentText(10)})`,
    href: `/as/${asn}`,
    source,
    asOf,
  };
}

function percent(share: number): string {
  return percentText(round(share * 100));
}

function round(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 1 });
}
