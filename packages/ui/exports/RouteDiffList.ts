export { RouteDiffList, type RouteDiffListProps } from '../src/widgets/RouteDiffList/RouteDiffList.tsx';
export type { RouteKind } from '../src/widgets/RouteDiffList/routeKinds.ts';
export type { HopOf, RouteHop } from '../src/widgets/RouteDiffList/routeRows.ts';
