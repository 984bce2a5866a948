/** Route origin validation (RFC 6811), validity by route objects, verification of paths by ASPA. */
export { authorisationOf, verifyAspa } from '../src/validity/aspa.ts';
export type { AspaDirection, AspaHop, AspaTable, AspaVerdict, Authorisation } from '../src/validity/aspa.ts';
export { createOriginValidator, type OriginValidator } from '../src/validity/originValidator.ts';
export { judgeOrigin, originReasons } from '../src/validity/originVerdict.ts';
export type { CoveringVrp, OriginReason, OriginVerdict } from '../src/validity/originVerdict.ts';
export { type RouteObject, routeObjectValidity, type RouteObjectVerdict } from '../src/validity/routeObject.ts';
export { validities, type Validity } from '../src/validity/validity.ts';
export type { Vrp } from '../src/validity/vrp.ts';
