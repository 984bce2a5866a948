export { aspaEvidence, type AspaFacts } from '../src/facts/aspaEvidence.ts';
export { ValidityBadge, type ValidityBadgeProps } from '../src/widgets/ValidityBadge/ValidityBadge.tsx';
export { routeObjectEvidence, routeObjectReason } from '../src/widgets/ValidityBadge/routeObjectEvidence.ts';
export type { RegisteredRoute, RouteObjectFacts } from '../src/widgets/ValidityBadge/routeObjectEvidence.ts';
export { roaEvidence, roaReason } from '../src/widgets/ValidityBadge/roaEvidence.ts';
export type { CoveringVrp, OriginReason as RoaReason, RoaFacts } from '../src/widgets/ValidityBadge/roaEvidence.ts';
export {
  pastRoaEvidence,
  pastRouteObjectEvidence,
  type PastRoaFacts,
  type PastRouteObjectFacts,
} from '../src/widgets/ValidityBadge/pastEvidence.ts';
export { unjudgedBy, type VerdictSource } from '../src/facts/unjudged.ts';
