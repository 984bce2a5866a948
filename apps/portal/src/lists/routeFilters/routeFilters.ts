import { validities } from '@routeglass/domain/validity';
import { boundsOf, boundsQuery, readBounds, type Bounds } from '../../address/bounds.ts';
import { readChoice } from '../../address/parameters.ts';

const VALIDITIES = [...validities, ''] as const;
type ValidityChoice = (typeof VALIDITIES)[number];

/** Filters by the verdicts on a list's prefixes. */
export interface VerdictFilters {
  /** Empty if the filter is clear. */
  readonly roa: ValidityChoice;
  readonly routeObject: ValidityChoice;
}

/** Filters of a list of prefixes, or of incidents with prefixes: verdicts and ranges. */
export interface RouteFilters extends VerdictFilters {
  readonly prefixLength: Bounds;
  /** In vantage points. At most one of this and `relativePropagation` is set. */
  readonly propagation: Bounds;
  /** In percent of the vantage points. */
  readonly relativePropagation: Bounds;
}

/** Reads `roa` and `route_object` of any address; a value outside its range is ignored. */
export function readVerdicts(search: URLSearchParams): VerdictFilters {
  return {
    roa: readChoice(search, 'roa', VALIDITIES, ''),
    routeObject: readChoice(search, 'route_object', VALIDITIES, ''),
  };
}

/** Reads `roa`, `route_object` and the ranges of any address; a value outside its range is ignored. */
export function readRouteFilters(search: URLSearchParams): RouteFilters {
  const relativePropagation = readBounds(search, 'relative-propagation', 100);
  return {
    ...readVerdicts(search),
    prefixLength: readBounds(search, 'prefix-length', 128),
    propagation: relativePropagation ? null : readBounds(search, 'propagation'),
    relativePropagation,
  };
}

/** The parameters of the filters; an empty text is the default. */
export function routeFilterValues(filters: RouteFilters): Record<string, string> {
  return {
    roa: filters.roa,
    route_object: filters.routeObject,
    ...boundsOf('prefix-length', filters.prefixLength),
    ...boundsOf('propagation', filters.propagation),
    ...boundsOf('relative-propagation', filters.relativePropagation),
  };
}

/** The filters by verdict, in the form that the calls take. */
export function verdictQuery({ roa, routeObject }: VerdictFilters) {
  return { roa: roa === '' ? [] : [roa], route_object: routeObject === '' ? [] : [routeObject] };
}

/** The filters in the form that the calls take. */
export function routeFilterQuery({ prefixLength, propagation, relativePropagation, ...verdicts }: RouteFilters) {
  return {
    ...verdictQuery(verdicts),
    ...boundsQuery('prefix-length', prefixLength),
    ...boundsQuery('propagation', propagation),
    ...boundsQuery('relative-propagation', relativePropagation),
  };
}

/** How many of the filters are set. */
export function routeFiltersInForce({
  roa,
  routeObject,
  prefixLength,
  propagation,
  relativePropagation,
}: RouteFilters): number {
  return [roa, routeObject, prefixLength, propagation, relativePropagation].filter(Boolean).length;
}
