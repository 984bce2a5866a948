/** What a neighbor is to a network, in the order of its lists. `unspecified`: the two were seen side by side, no more is known. */
export const neighborRelations = ['providers', 'customers', 'peerings', 'unspecified'] as const;
export type NeighborRelation = (typeof neighborRelations)[number];
