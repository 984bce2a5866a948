import { incidentStates, storedKinds, type IncidentState } from '@routeglass/api-client/incidents';
import { incidentSorts } from '@routeglass/domain/incidents';
import type { ListView } from '@routeglass/ui/FilteredTable';
import { readList, writeList, type ListAddress, type SortedView } from '../../address/listAddress.ts';
import { readChoice, readDay, writeParameters } from '../../address/parameters.ts';
import { narrowingQuery, pageQuery } from '../paged/listQuery.ts';
import { readVerdicts, verdictQuery, type VerdictFilters } from '../routeFilters/routeFilters.ts';
import { severityChoices, type SeverityChoice } from './severityOptions.ts';

/** Defaults of a list of every kind: which incidents, in which order. */
export interface AllDefaults {
  readonly state: IncidentState;
  readonly sortBy: (typeof incidentSorts)[number];
}

/** State of a list of every kind in the address. Empty texts are clear filters. */
export interface AllAddress<View extends ListView = SortedView<(typeof incidentSorts)[number]>> extends VerdictFilters {
  readonly view: View;
  readonly state: IncidentState;
  readonly kind: (typeof storedKinds)[number] | '';
  readonly severity: SeverityChoice;
  /** The day that the histogram narrows the list to, yyyy-MM-dd. */
  readonly day: string;
  /** The incident whose evidence is open. */
  readonly incident: string;
  /** The world of the list of all networks; empty for the loaded one. */
  readonly sample: 'yes' | 'no' | '';
}

const listOf = ({ sortBy }: AllDefaults) =>
  ({ columns: incidentSorts, sortBy, order: 'desc' }) satisfies ListAddress<string>;

/** Reads any address; a value outside its range falls back to the default. */
export function readAll(search: URLSearchParams, defaults: AllDefaults): AllAddress {
  return {
    view: readList(search, listOf(defaults)),
    state: readChoice(search, 'state', incidentStates, defaults.state),
    kind: readChoice(search, 'kind', [...storedKinds, ''], ''),
    severity: readChoice(search, 'severity', severityChoices, ''),
    ...readVerdicts(search),
    day: readDay(search),
    incident: search.get('incident') ?? '',
    sample: readChoice(search, 'sample', ['yes', 'no', ''], ''),
  };
}

/** The address of a state: `before` with the list's own parameters replaced. */
export function writeAll(
  { view, routeObject, ...rest }: AllAddress<ListView>,
  defaults: AllDefaults,
  before = new URLSearchParams(),
): URLSearchParams {
  return writeParameters(
    { ...rest, route_object: routeObject },
    { state: defaults.state },
    writeList(view, listOf(defaults), before),
  );
}

/** How many filters are set, besides IP version, text, state and day. */
export function filtersInForce({ kind, severity, roa, routeObject }: AllAddress): number {
  return [kind, severity, roa, routeObject].filter((value) => value !== '').length;
}

/** Query of the histogram, for the state of an address: all days, even if one is chosen. */
export function allFilters({ view, state, kind, severity, ...verdicts }: AllAddress) {
  return {
    state,
    kind: kind === '' ? [] : [kind],
    ...narrowingQuery(view),
    severity: severity === '' ? [] : [severity],
    ...verdictQuery(verdicts),
  };
}

/** Query of the list, for the state of an address. */
export function allQuery(address: AllAddress) {
  const { view, day } = address;
  return { ...allFilters(address), ...(day !== '' && { from: day, until: day }), ...pageQuery(view) };
}
