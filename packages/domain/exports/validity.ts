/** Route origin validation (RFC 6811) and validity by route objects. */
export { createOriginValidator, type OriginValidator } from '../src/validity/originValidator.ts';
export type { CoveringVrp, OriginReason, OriginVerdict } from '../src/validity/originVerdict.ts';
export { type RouteObject, routeObjectValidity, type RouteObjectVerdict } from '../src/validity/routeObject.ts';
export type { Validity } from '../src/validity/validity.ts';
export type { Vrp } from '../src/validity/vrp.ts';
