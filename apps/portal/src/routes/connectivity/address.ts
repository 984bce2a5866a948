import { neighborRelations } from '@routeglass/domain/neighbor';
import type { NeighborList } from '@routeglass/api-client/neighbors';
import { readCodes } from '../../address/codes.ts';
import { readList, writeList, type ListAddress, type SortedView } from '../../address/listAddress.ts';
import { writeParameters } from '../../address/parameters.ts';
import type { ListView } from '@routeglass/ui/FilteredTable';

const neighborList = {
  columns: ['neighbor-as', 'type', 'first-seen', 'last-seen', 'routes', 'prefixes'],
  sortBy: 'routes',
  order: 'desc',
} as const satisfies ListAddress<string>;

/** The parameter for 'Active only' of the list of neighbors. */
const ACTIVE = 'neighbors-active';

/** State of a list of neighbors in the address. */
export interface NeighborAddress<View extends ListView = SortedView<(typeof neighborList.columns)[number]>> {
  readonly view: View;
  readonly countries: readonly string[];
  readonly activeOnly: boolean;
  /** The neighbor whose history is open. */
  readonly history: string | null;
}

/** The list that the last part of a path names: one relation, or all neighbors. */
export function neighborListOf(section: string | undefined): NeighborList {
  return neighborRelations.find((relation) => relation === section) ?? 'all';
}

/** Reads any address; a value outside its range falls back to the default. */
export function readSearch(search: URLSearchParams): NeighborAddress {
  return {
    view: readList(search, neighborList),
    countries: readCodes(search, 'cc'),
    activeOnly: search.get(ACTIVE) === 'true',
    history: search.get('history'),
  };
}

/** The address of a state. When a filter changes, the caller passes a view with page 1. */
export function writeSearch(state: NeighborAddress<ListView>, before = new URLSearchParams()): URLSearchParams {
  const values = {
    cc: state.countries.join(','),
    [ACTIVE]: state.activeOnly ? 'true' : '',
    history: state.history ?? '',
  };
  return writeParameters(values, {}, writeList(state.view, neighborList, before));
}
