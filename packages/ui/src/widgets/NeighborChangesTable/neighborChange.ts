import type { NeighborRelation } from '@routeglass/domain/neighbor';
import type { ChangeKind } from '../../facts/change.ts';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { relationWords } from '../../facts/relationWords.ts';
import type { NetworkBrief } from '../../facts/searchResult.ts';

/** What a neighbor was over each IP version; null over one that did not show it. */
export interface NeighborState {
  readonly ipv4: NeighborRelation | null;
  readonly ipv6: NeighborRelation | null;
}

/** A neighbor that one day has and the other has not, or that was something else. */
export interface NeighborChange {
  readonly network: NetworkBrief;
  readonly change: ChangeKind;
  readonly before: NeighborState;
  readonly after: NeighborState;
}

/** A relation of a comparison: over which IP versions, and at the end of which day (`2026-11-09`, UTC). */
export interface RelationOfDay {
  readonly neighbor: number;
  readonly relation: NeighborRelation;
  readonly ipVersions: readonly (4 | 6)[];
  readonly day: string;
}

/** Where the evidence of such a relation comes from. */
export type NeighborChangeEvidence = (relation: RelationOfDay) => EvidenceProps;

/** What a neighbor was, by IP version, in plain letters: `Customer (IPv4, IPv6)`, `Provider (IPv4), Peer (IPv6)`. */
export function stateText({ ipv4, ipv6 }: NeighborState): string {
  if (ipv4 && ipv4 === ipv6) return `${relationWords[ipv4].one} (IPv4, IPv6)`;
  const parts = [ipv4 && `${relationWords[ipv4].one} (IPv4)`, ipv6 && `${relationWords[ipv6].one} (IPv6)`];
  return parts.filter(Boolean).join(', ');
}
