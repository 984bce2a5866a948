export { RouteGraph, type RouteGraphProps } from '../src/widgets/RouteGraph/RouteGraph.tsx';
export type { GraphEmptyReason } from '../src/widgets/RouteGraph/emptyText.ts';
export type { GraphChange, GraphData, GraphEdge, GraphNode } from '../src/widgets/RouteGraph/graphData.ts';
