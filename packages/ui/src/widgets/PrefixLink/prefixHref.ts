import { graphOfPrefix } from '../SearchBox/destinationOfResult.ts';

/** Where a prefix leads: to its graph when its origin is known, else to everything the search finds for it. */
export function prefixHref(prefix: string, origin?: number): string {
  return origin === undefined ? `/search?query=${encodeURIComponent(prefix)}` : graphOfPrefix(origin, prefix);
}
