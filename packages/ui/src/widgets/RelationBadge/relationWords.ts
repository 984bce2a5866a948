/** What a neighbour is to a network, as the neighbour lists name them. */
export const neighborRelations = ['providers', 'customers', 'peerings', 'unspecified'] as const;
export type NeighborRelation = (typeof neighborRelations)[number];

/** The lists' titles, and the word for one of their members. */
export const relationWords: Readonly<Record<NeighborRelation, { readonly many: string; readonly one: string }>> = {
  providers: { many: 'Providers', one: 'Provider' },
  customers: { many: 'Customers', one: 'Customer' },
  peerings: { many: 'Peerings', one: 'Peer' },
  unspecified: { many: 'Unspecified', one: 'Unspecified' },
};
