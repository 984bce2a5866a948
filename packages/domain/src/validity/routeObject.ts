import type { Validity } from './validity.ts';

/** A route or route6 object for one exact prefix. */
export interface RouteObject {
  readonly origin: number;
  /** Registry that publishes it, such as `RIPE` or `RADB`. */
  readonly source: string;
}

/** What the route objects of a prefix say of an origin; `objects` are those that decided it. */
export interface RouteObjectVerdict {
  readonly state: Validity;
  /** Each with `foreign`: kept by a registry that is not the address space's own. */
  readonly objects: readonly (RouteObject & { readonly foreign: boolean })[];
}

/**
 * Judges an origin by the route objects of its exact prefix: valid where one names it, invalid where others exist, unknown
 * where none does. A match is stated whichever registry keeps it, but marked when that registry is foreign.
 *
 * @param origin undefined where the path ends in an AS_SET: it equals no object.
 * @param home registry of the address space; undefined where not known, and then nothing is called foreign.
 */
export function routeObjectValidity(
  origin: number | undefined,
  objects: readonly RouteObject[],
  home?: string,
): RouteObjectVerdict {
  const matching = objects.filter((object) => object.origin === origin);
  const deciding = matching.length > 0 ? matching : objects;
  return {
    state: matching.length > 0 ? 'valid' : objects.length > 0 ? 'invalid' : 'unknown',
    objects: deciding.map((object) => ({ ...object, foreign: isForeign(object.source, home) })),
  };
}

function isForeign(source: string, home: string | undefined): boolean {
  return home !== undefined && source.toUpperCase() !== home.toUpperCase();
}
