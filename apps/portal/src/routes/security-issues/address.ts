import { incidentLists, incidentSorts, type IncidentKind } from '@routeglass/domain/incidents';
import type { ListView } from '@routeglass/ui/FilteredTable';
import { readCodes } from '../../address/codes.ts';
import { readList, writeList, type ListAddress, type SortedView } from '../../address/listAddress.ts';
import { readChoice, readDay, writeParameters } from '../../address/parameters.ts';
import { severityChoices, type SeverityChoice } from '../../lists/incidents/severityOptions.ts';
import {
  readRouteFilters,
  routeFiltersInForce,
  routeFilterValues,
  type RouteFilters,
} from '../../lists/routeFilters/routeFilters.ts';
import { countryKinds, noCountries, partyCountries, type CountryChoice } from './countryKinds.ts';

const incidentList = {
  columns: incidentSorts,
  sortBy: 'coefficient',
  order: 'desc',
} as const satisfies ListAddress<string>;

export interface IncidentAddress<
  View extends ListView = SortedView<(typeof incidentSorts)[number]>,
> extends RouteFilters {
  readonly view: View;
  /** Path of the list, from the domain's `incidentLists`. */
  readonly list: string;
  /** Empty if the filter is clear. */
  readonly severity: SeverityChoice;
  readonly countries: CountryChoice;
  readonly activeOnly: boolean;
  /** The day that the histogram narrows the list to, yyyy-MM-dd; empty for all. */
  readonly day: string;
  /** The incident whose evidence is open; empty for none. */
  readonly incident: string;
}

/** Reads any address; a value outside its range falls back to the default. */
export function readSearch(search: URLSearchParams, kind: IncidentKind): IncidentAddress {
  const chosen = partyCountries[kind].map((of) => [of.kind, readCodes(search, of.kind)] as const);
  return {
    view: readList(search, incidentList),
    list: readChoice(
      search,
      'list',
      incidentLists[kind].map(({ path }) => path),
      '',
    ),
    severity: readChoice(search, 'severity', severityChoices, ''),
    ...readRouteFilters(search),
    countries: { ...noCountries, ...Object.fromEntries(chosen) },
    activeOnly: search.get(`${kind}-active`) === 'true',
    day: readDay(search),
    incident: search.get('incident') ?? '',
  };
}

/** The address of a state: `before` with the page's own parameters replaced. */
export function writeSearch(
  state: IncidentAddress<ListView>,
  kind: IncidentKind,
  before = new URLSearchParams(),
): URLSearchParams {
  const values = {
    list: state.list,
    severity: state.severity,
    ...routeFilterValues(state),
    ...Object.fromEntries(countryKinds.map((each) => [each, state.countries[each].join(',')])),
    [`${kind}-active`]: state.activeOnly ? 'true' : '',
    day: state.day,
    incident: state.incident,
  };
  return writeParameters(values, {}, writeList(state.view, incidentList, before));
}

/** How many filters are set, besides IP version, text and the network's role. */
export function filtersInForce({ severity, countries, activeOnly, ...state }: IncidentAddress): number {
  const chosen = [severity !== '', activeOnly, ...countryKinds.map((kind) => countries[kind].length > 0)];
  return routeFiltersInForce(state) + chosen.filter(Boolean).length;
}

/** Whether anything besides IP version and text narrows the list. */
export function isNarrowed(state: IncidentAddress): boolean {
  return state.day !== '' || filtersInForce(state) > 0;
}
