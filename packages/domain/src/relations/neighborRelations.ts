import type { Relation } from './graph.ts';

/** The lists of a network's neighbors, in order. `unspecified`: the two were seen next to each other; no more is known. */
export const neighborRelations = ['providers', 'customers', 'peerings', 'unspecified'] as const;
export type NeighborRelation = (typeof neighborRelations)[number];

const relations: Readonly<Record<NeighborRelation, Relation>> = {
  providers: 'c2p',
  customers: 'p2c',
  peerings: 'p2p',
  unspecified: '?',
};

/** The relation of a network to a neighbor on the given list; '?' for any other word. */
export function relationTo(neighbor: string | undefined): Relation {
  const known = neighborRelations.find((each) => each === neighbor);
  return known ? relations[known] : '?';
}

/** The list of a neighbor, from the relation of the network to it. */
export function neighborOf(relation: Relation): NeighborRelation {
  return neighborRelations.find((neighbor) => relations[neighbor] === relation) ?? 'unspecified';
}
