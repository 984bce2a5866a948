export { RouteGraph } from '../src/widgets/RouteGraph/RouteGraph.tsx';
export type { RouteGraphProps } from '../src/widgets/RouteGraph/RouteGraphProps.ts';
export type { GraphEmptyReason } from '../src/widgets/RouteGraph/emptyText.ts';
export type { GraphChange, GraphData, GraphEdge, GraphNode, LeftOutPath } from '../src/widgets/RouteGraph/graphData.ts';
export type { PathVerdict, PathVerdicts } from '../src/widgets/RouteGraph/pathVerdict.ts';
export type { GraphLink, LinkEvidenceSource } from '../src/widgets/RouteGraph/linkEvidence.ts';
