import type { NeighborRelation } from '@routeglass/domain/neighbor';
import type { ChangeKind } from '../../facts/change.ts';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { relationWords } from '../../facts/relationWords.ts';
import type { NetworkBrief } from '../../facts/searchResult.ts';

/** A neighbor's relation over each IP version; null over one without it. */
export interface NeighborState {
  readonly ipv4: NeighborRelation | null;
  readonly ipv6: NeighborRelation | null;
}

/** A neighbor that was added, removed or changed its relation between two days. */
export interface NeighborChange {
  readonly network: NetworkBrief;
  readonly change: ChangeKind;
  readonly before: NeighborState;
  readonly after: NeighborState;
}

/** A relation in a comparison: IP versions, and the day at whose end it applied (`2026-11-09`, UTC). */
export interface RelationOfDay {
  readonly neighbor: number;
  readonly relation: NeighborRelation;
  readonly ipVersions: readonly (4 | 6)[];
  readonly day: string;
}

/** Source of the evidence for such a relation. */
export type NeighborChangeEvidence = (relation: RelationOfDay) => EvidenceProps;

/** A neighbor's relations by IP version, as plain text: `Customer (IPv4, IPv6)`, `Provider (IPv4), Peer (IPv6)`. */
export function stateText({ ipv4, ipv6 }: NeighborState): string {
  if (ipv4 && ipv4 === ipv6) return `${relationWords[ipv4].one} (IPv4, IPv6)`;
  const parts = [ipv4 && `${relationWords[ipv4].one} (IPv4)`, ipv6 && `${relationWords[ipv6].one} (IPv6)`];
  return parts.filter(Boolean).join(', ');
}
