import type { ListAddress, SortedView } from '../../address/listAddress.ts';

/** The list of prefixes in the address of an overview. */
export const prefixList = {
  columns: ['prefix', 'propagation', 'roa'],
  sortBy: 'prefix',
  order: 'asc',
} as const satisfies ListAddress<string>;

export type PrefixListView = SortedView<(typeof prefixList.columns)[number]>;
