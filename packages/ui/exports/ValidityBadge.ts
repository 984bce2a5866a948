export { aspaEvidence, type AspaFacts } from '../src/widgets/ValidityBadge/aspaEvidence.ts';
export { ValidityBadge, type ValidityBadgeProps } from '../src/widgets/ValidityBadge/ValidityBadge.tsx';
export {
  routeObjectEvidence,
  routeObjectReason,
  type RegisteredRoute,
  type RouteObjectFacts,
} from '../src/widgets/ValidityBadge/routeObjectEvidence.ts';
export {
  roaEvidence,
  roaReason,
  type CoveringVrp,
  type RoaFacts,
  type RoaReason,
} from '../src/widgets/ValidityBadge/roaEvidence.ts';
export {
  pastRoaEvidence,
  pastRouteObjectEvidence,
  type PastRoaFacts,
  type PastRouteObjectFacts,
} from '../src/widgets/ValidityBadge/pastEvidence.ts';
