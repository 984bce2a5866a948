import type { NeighborList } from '@routeglass/api-client/neighbors';
import { readCodes } from '../../address/codes.ts';
import { readList, writeList, type ListAddress, type SortedView } from '../../address/listAddress.ts';
import { writeParameters } from '../../address/parameters.ts';
import type { ListView } from '@routeglass/ui/FilteredTable';

const neighbourList = {
  columns: ['neighbor-as', 'type', 'first-seen', 'last-seen', 'routes'],
  sortBy: 'routes',
  order: 'desc',
} as const satisfies ListAddress<string>;

/** Where 'Active only' of the list of neighbours stands. */
const ACTIVE = 'neighbors-active';

const relations = ['providers', 'customers', 'peerings', 'unspecified'] as const;

/** What the address of a list of neighbours says. */
export interface NeighbourAddress<View extends ListView = SortedView<(typeof neighbourList.columns)[number]>> {
  readonly view: View;
  readonly countries: readonly string[];
  readonly activeOnly: boolean;
  /** The neighbour whose history is open. */
  readonly history: string | null;
}

/** The list that the last part of a path names: one relation, or all neighbours. */
export function neighbourListOf(section: string | undefined): NeighborList {
  return relations.find((relation) => relation === section) ?? 'all';
}

/** Reads any address; a value outside its range falls back to the default. */
export function readSearch(search: URLSearchParams): NeighbourAddress {
  return {
    view: readList(search, neighbourList),
    countries: readCodes(search, 'cc'),
    activeOnly: search.get(ACTIVE) === 'true',
    history: search.get('history'),
  };
}

/** The address of a state. Another filter leads to page 1: the caller gives the view with it. */
export function writeSearch(state: NeighbourAddress<ListView>, before = new URLSearchParams()): URLSearchParams {
  const values = {
    cc: state.countries.join(','),
    [ACTIVE]: state.activeOnly ? 'true' : '',
    history: state.history ?? '',
  };
  return writeParameters(values, {}, writeList(state.view, neighbourList, before));
}
