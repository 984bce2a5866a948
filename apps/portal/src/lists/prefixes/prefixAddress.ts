import type { ListAddress, SortedView } from '../../address/listAddress.ts';

/** A network's list of prefixes in an address. */
export const prefixList = {
  columns: ['prefix', 'propagation', 'roa'],
  sortBy: 'prefix',
  order: 'asc',
} as const satisfies ListAddress<string>;

export type PrefixListView = SortedView<(typeof prefixList.columns)[number]>;
