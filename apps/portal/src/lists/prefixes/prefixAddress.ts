import type { ListView } from '@routeglass/ui/FilteredTable';
import { readList, writeList, type ListAddress, type SortedView } from '../../address/listAddress.ts';
import { writeParameters } from '../../address/parameters.ts';
import {
  readRouteFilters,
  routeFiltersInForce,
  routeFilterValues,
  type RouteFilters,
} from '../routeFilters/routeFilters.ts';

const prefixList = {
  columns: ['prefix', 'propagation', 'roa', 'route-object', 'first-seen', 'last-seen'],
  sortBy: 'prefix',
  order: 'asc',
} as const satisfies ListAddress<string>;

/** The parameter for 'Active only'. */
const ACTIVE = 'prefixes-active';

/** State of a list of prefixes in the address. */
export interface PrefixAddress<
  View extends ListView = SortedView<(typeof prefixList.columns)[number]>,
> extends RouteFilters {
  readonly view: View;
  readonly activeOnly: boolean;
}

/** Reads any address; a value outside its range falls back to the default. */
export function readPrefixes(search: URLSearchParams): PrefixAddress {
  return {
    view: readList(search, prefixList),
    ...readRouteFilters(search),
    activeOnly: search.get(ACTIVE) === 'true',
  };
}

/** The address of a state: `before` with the list's own parameters replaced. */
export function writePrefixes(state: PrefixAddress<ListView>, before = new URLSearchParams()): URLSearchParams {
  const values = { ...routeFilterValues(state), [ACTIVE]: state.activeOnly ? 'true' : '' };
  return writeParameters(values, {}, writeList(state.view, prefixList, before));
}

/** How many filters besides IP version and text narrow the list. */
export function filtersInForce(state: PrefixAddress): number {
  return routeFiltersInForce(state) + Number(state.activeOnly);
}
