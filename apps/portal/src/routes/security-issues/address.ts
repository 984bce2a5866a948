import { incidentLists, incidentSorts, type IncidentKind } from '@routeglass/domain/incidents';
import type { ListView } from '@routeglass/ui/FilteredTable';
import { readCodes } from '../../address/codes.ts';
import { readList, writeList, type ListAddress, type SortedView } from '../../address/listAddress.ts';
import { readChoice, writeParameters } from '../../address/parameters.ts';

const incidentList = {
  columns: incidentSorts,
  sortBy: 'coefficient',
  order: 'desc',
} as const satisfies ListAddress<string>;

const SEVERITIES = ['high', 'medium', 'low', 'info', ''] as const;
const VALIDITIES = ['valid', 'invalid', 'unknown', ''] as const;

/** Filters with one value out of a few; empty where the filter is clear. */
export interface IncidentChoices {
  readonly severity: (typeof SEVERITIES)[number];
  readonly roa: (typeof VALIDITIES)[number];
  readonly routeObject: (typeof VALIDITIES)[number];
}

/** Both ends of a range, or null where the filter is clear. */
export type Bounds = readonly [least: number, most: number] | null;

export interface IncidentAddress<
  View extends ListView = SortedView<(typeof incidentSorts)[number]>,
> extends IncidentChoices {
  readonly view: View;
  /** Path of the list out of the domain's `incidentLists`. */
  readonly list: string;
  readonly countries: readonly string[];
  readonly activeOnly: boolean;
  readonly prefixLength: Bounds;
  readonly propagation: Bounds;
  readonly relativePropagation: Bounds;
  /** The day that the histogram narrows the list to, yyyy-MM-dd; empty for all. */
  readonly day: string;
  /** The incident whose evidence is open; empty for none. */
  readonly incident: string;
}

/** Reads any address; a value outside its range falls back to the default. */
export function readSearch(search: URLSearchParams, kind: IncidentKind): IncidentAddress {
  return {
    view: readList(search, incidentList),
    list: readChoice(
      search,
      'list',
      incidentLists[kind].map(({ path }) => path),
      '',
    ),
    severity: readChoice(search, 'severity', SEVERITIES, ''),
    roa: readChoice(search, 'roa', VALIDITIES, ''),
    routeObject: readChoice(search, 'route_object', VALIDITIES, ''),
    countries: readCodes(search, 'cc'),
    activeOnly: search.get(`${kind}-active`) === 'true',
    prefixLength: readBounds(search, 'prefix-length'),
    propagation: readBounds(search, 'propagation'),
    relativePropagation: readBounds(search, 'relative-propagation'),
    day: /^\d{4}-\d{2}-\d{2}$/.test(search.get('day') ?? '') ? (search.get('day') ?? '') : '',
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
    roa: state.roa,
    route_object: state.routeObject,
    cc: state.countries.join(','),
    [`${kind}-active`]: state.activeOnly ? 'true' : '',
    ...boundsOf('prefix-length', state.prefixLength),
    ...boundsOf('propagation', state.propagation),
    ...boundsOf('relative-propagation', state.relativePropagation),
    day: state.day,
    incident: state.incident,
  };
  return writeParameters(values, {}, writeList(state.view, incidentList, before));
}

function boundsOf(name: string, bounds: Bounds): Record<string, string> {
  return { [`${name}-min`]: String(bounds?.[0] ?? ''), [`${name}-max`]: String(bounds?.[1] ?? '') };
}

function readBounds(search: URLSearchParams, name: string): Bounds {
  const least = search.get(`${name}-min`) ?? '';
  const most = search.get(`${name}-max`) ?? '';
  const isRange = [least, most].every((text) => /^\d{1,9}$/.test(text)) && Number(least) <= Number(most);
  return isRange ? [Number(least), Number(most)] : null;
}

/** Whether anything besides IP version and text narrows the list. */
export function isNarrowed(state: IncidentAddress): boolean {
  const { severity, roa, routeObject, day, countries, activeOnly, prefixLength, propagation, relativePropagation } =
    state;
  const texts = [severity, roa, routeObject, day].some((text) => text !== '');
  return texts || countries.length > 0 || activeOnly || [prefixLength, propagation, relativePropagation].some(Boolean);
}
