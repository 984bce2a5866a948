/** How routes travel over a graph of relations. */
export { possiblePaths } from '../src/propagation/possiblePaths.ts';
export { createPropagation } from '../src/propagation/propagation.ts';
export type { Announcer, BestRoutes, Propagation, RouteSource } from '../src/propagation/propagation.ts';
