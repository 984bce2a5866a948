import { validities } from '@routeglass/domain/validity';
import { boundsOf, boundsQuery, readBounds, type Bounds } from '../../address/bounds.ts';
import { readChoice } from '../../address/parameters.ts';

const VALIDITIES = [...validities, ''] as const;
type ValidityChoice = (typeof VALIDITIES)[number];

/** What narrows a list by the verdicts on its prefixes. */
export interface VerdictFilters {
  /** Empty where the filter is clear. */
  readonly roa: ValidityChoice;
  readonly routeObject: ValidityChoice;
}

/** What narrows a list of prefixes, or of incidents with them: verdicts, and ranges. */
export interface RouteFilters extends VerdictFilters {
  readonly prefixLength: Bounds;
  /** In peers; at most one of the two is set. */
  readonly propagation: Bounds;
  /** In percent of them. */
  readonly relativePropagation: Bounds;
}

/** Reads `roa` and `route_object` of any address; a value outside its range counts as not said. */
export function readVerdicts(search: URLSearchParams): VerdictFilters {
  return {
    roa: readChoice(search, 'roa', VALIDITIES, ''),
    routeObject: readChoice(search, 'route_object', VALIDITIES, ''),
  };
}

/** Reads `roa`, `route_object` and the ranges of any address; a value outside its range counts as not said. */
export function readRouteFilters(search: URLSearchParams): RouteFilters {
  const relativePropagation = readBounds(search, 'relative-propagation', 100);
  return {
    ...readVerdicts(search),
    prefixLength: readBounds(search, 'prefix-length', 128),
    propagation: relativePropagation ? null : readBounds(search, 'propagation'),
    relativePropagation,
  };
}

/** The parameters of the filters; empty texts are defaults. */
export function routeFilterValues(filters: RouteFilters): Record<string, string> {
  return {
    roa: filters.roa,
    route_object: filters.routeObject,
    ...boundsOf('prefix-length', filters.prefixLength),
    ...boundsOf('propagation', filters.propagation),
    ...boundsOf('relative-propagation', filters.relativePropagation),
  };
}

/** The filters by verdict as the calls take them. */
export function verdictQuery({ roa, routeObject }: VerdictFilters) {
  return { roa: roa === '' ? [] : [roa], route_object: routeObject === '' ? [] : [routeObject] };
}

/** The filters as the calls take them. */
export function routeFilterQuery({ prefixLength, propagation, relativePropagation, ...verdicts }: RouteFilters) {
  return {
    ...verdictQuery(verdicts),
    ...boundsQuery('prefix-length', prefixLength),
    ...boundsQuery('propagation', propagation),
    ...boundsQuery('relative-propagation', relativePropagation),
  };
}

/** How many of them leave rows out. */
export function routeFiltersInForce({
  roa,
  routeObject,
  prefixLength,
  propagation,
  relativePropagation,
}: RouteFilters): number {
  return [roa, routeObject, prefixLength, propagation, relativePropagation].filter(Boolean).length;
}
