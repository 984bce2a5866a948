/** Graphs of AS paths to an origin, and their layout in columns by distance. */
export { buildRouteGraph, type RouteGraphInput } from '../src/route-graph/buildRouteGraph.ts';
export {
  type EdgeRelation,
  layoutGraphOf,
  leftOutReasons,
  type LeftOutReason,
  type RouteGraph,
  type RouteGraphEdge,
  type RouteGraphNode,
} from '../src/route-graph/routeGraph.ts';
export { layoutBest, layoutFirst, layoutSteps } from '../src/route-graph/layout.ts';
export type { BestOptions, FirstOptions, StepOptions } from '../src/route-graph/layout.ts';
export { type GraphLayout, type LayoutGraph } from '../src/route-graph/layoutGraph.ts';
export { COLUMN_GAP, NODE_HEIGHT, NODE_WIDTH, ROW_GAP } from '../src/route-graph/layoutGraph.ts';
export { pathsFrom, type SeenPath, through } from '../src/route-graph/seenFrom.ts';
