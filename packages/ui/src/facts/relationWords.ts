import { neighborRelations, type NeighborRelation } from '@routeglass/domain/neighbor';

export { neighborRelations, type NeighborRelation };

/** Titles of the lists, and the word for one member. */
export const relationWords: Readonly<Record<NeighborRelation, { readonly many: string; readonly one: string }>> = {
  providers: { many: 'Providers', one: 'Provider' },
  customers: { many: 'Customers', one: 'Customer' },
  peerings: { many: 'Peerings', one: 'Peer' },
  unspecified: { many: 'Unspecified', one: 'Unspecified' },
};
