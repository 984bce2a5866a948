import type { Relation } from './graph.ts';

/** What a neighbor is to a network, in the order of its lists. `unspecified`: the two were seen side by side, no more is known. */
export const neighborRelations = ['providers', 'customers', 'peerings', 'unspecified'] as const;
export type NeighborRelation = (typeof neighborRelations)[number];

const relations: Readonly<Record<NeighborRelation, Relation>> = {
  providers: 'c2p',
  customers: 'p2c',
  peerings: 'p2p',
  unspecified: '?',
};

/** The relation of a network to a neighbor, by what the neighbor is to it; '?' for any other word. */
export function relationTo(neighbor: string | undefined): Relation {
  const known = neighborRelations.find((each) => each === neighbor);
  return known ? relations[known] : '?';
}

/** What a neighbor is to a network, by the relation of the network to it. */
export function neighborOf(relation: Relation): NeighborRelation {
  return neighborRelations.find((neighbor) => relations[neighbor] === relation) ?? 'unspecified';
}
