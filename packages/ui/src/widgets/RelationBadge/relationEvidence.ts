import type { NeighborRelation } from '@routeglass/domain/neighbor';
import { percentText } from '@routeglass/domain/percent';
import { exactNumber } from '../../facts/abbreviate.ts';
import type { Evidence } from '../../facts/evidence.ts';

/** The basis of an inferred relation between two networks. */
export interface RelationFacts {
  readonly asn: number;
  readonly neighbor: number;
  readonly relation: NeighborRelation;
  readonly ipVersion: 4 | 6;
  /** Cleaned AS paths that contain the link, and the vantage points that sent them. */
  readonly paths: number;
  readonly peers: number;
  /** Share of the paths that voted for this relation, 0 to 1. */
  readonly share: number;
  /** The model and its data: `AS-Rank method over rrc00`. */
  readonly source: string;
  readonly asOf: Date | null;
}

const rule =
  'Customer links are inferred from AS paths top down, starting at the Tier-1 clique; the other links are peerings (AS-Rank, Luckie et al., IMC 2013). A link that is not seen may still exist.';

/** Evidence for an inferred relation. */
export function relationEvidence(facts: RelationFacts): Evidence {
  const { asn, neighbor, ipVersion, paths, peers, share, source, asOf } = facts;
  return {
    reason: reasonOf(facts),
    rule,
    inputs: [
      { name: 'Neighbor', value: `AS${neighbor}`, href: `/as/${neighbor}`, source, asOf },
      { name: `IPv${ipVersion} paths with the link`, value: exactNumber(paths), source, asOf },
      { name: 'Vantage points that sent them', value: exactNumber(peers), source, asOf },
      { name: 'Paths that agree', value: percentText(Math.floor(share * 100)), speaksFor: share >= 0.5, source, asOf },
    ],
    changes: [
      `More paths through AS${asn} and AS${neighbor} support another relation.`,
      `Either network joins or leaves the Tier-1 clique.`,
    ],
  };
}

function reasonOf({ asn, neighbor, relation, ipVersion }: RelationFacts): string {
  const over = `over IPv${ipVersion}`;
  switch (relation) {
    case 'providers':
      return `AS${neighbor} announces AS${asn}’s routes to its own providers and peers ${over}, so it is its provider.`;
    case 'customers':
      return `AS${asn} announces AS${neighbor}’s routes to its own providers and peers ${over}, so AS${neighbor} is its customer.`;
    case 'peerings':
      return `AS${asn} and AS${neighbor} announce each other’s routes only to their customers ${over}, so they are peers.`;
    case 'unspecified':
      return `AS${asn} and AS${neighbor} are neighbors ${over}, but too few paths show how they are related.`;
  }
}
