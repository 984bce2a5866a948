import type { ChangeKind } from '../ChangeBadge/change.ts';
import type { EvidenceProps } from '../EvidencePopover/EvidencePopover.tsx';
import { relationWords, type NeighborRelation } from '../RelationBadge/relationWords.ts';
import type { NetworkBrief } from '../SearchResult/searchResult.ts';

/** What a neighbour was over each IP version; null over one that did not show it. */
export interface NeighbourState {
  readonly ipv4: NeighborRelation | null;
  readonly ipv6: NeighborRelation | null;
}

/** A neighbour that one day has and the other has not, or that was something else. */
export interface NeighbourChange {
  readonly network: NetworkBrief;
  readonly change: ChangeKind;
  readonly before: NeighbourState;
  readonly after: NeighbourState;
}

/** A relation of a comparison: over which IP versions, and at the end of which day (`2026-11-09`, UTC). */
export interface RelationOfDay {
  readonly neighbour: number;
  readonly relation: NeighborRelation;
  readonly ipVersions: readonly (4 | 6)[];
  readonly day: string;
}

/** Where the evidence of such a relation comes from. */
export type NeighbourChangeEvidence = (relation: RelationOfDay) => EvidenceProps;

/** What a neighbour was, by IP version, in plain letters: `Customer (IPv4, IPv6)`, `Provider (IPv4), Peer (IPv6)`. */
export function stateText({ ipv4, ipv6 }: NeighbourState): string {
  if (ipv4 && ipv4 === ipv6) return `${relationWords[ipv4].one} (IPv4, IPv6)`;
  const parts = [ipv4 && `${relationWords[ipv4].one} (IPv4)`, ipv6 && `${relationWords[ipv6].one} (IPv6)`];
  return parts.filter(Boolean).join(', ');
}
