/** What a neighbor is to a network. */
export {
  neighborOf,
  type NeighborRelation,
  neighborRelations,
  relationTo,
} from '../src/relations/neighborRelations.ts';
