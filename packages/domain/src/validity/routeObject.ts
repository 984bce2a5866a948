import type { Validity } from './validity.ts';

/** A route or route6 object for one exact prefix. */
export interface RouteObject {
  readonly origin: number;
  /** Registry that publishes it, such as `RIPE` or `RADB`. */
  readonly source: string;
}

/** What the route objects of a prefix say about an origin; `objects` are those that decided it. */
export interface RouteObjectVerdict {
  readonly state: Validity;
  /** `foreign`: published by another registry than that of the address space. */
  readonly objects: readonly (RouteObject & { readonly foreign: boolean })[];
}

/**
 * Judges an origin by the route objects of its exact prefix: valid if one names it, invalid if others exist, unknown if there are none. A match
 * in any registry counts, but is marked if that registry is foreign.
 *
 * @param origin undefined if the path ends in an AS_SET: then it matches no object.
 * @param home registry of the address space; if undefined, no object is marked as foreign.
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
