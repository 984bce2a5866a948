/** What a neighbor is to a network. */
export { type NeighborRelation, neighborRelations } from '../src/relations/neighborRelations.ts';
