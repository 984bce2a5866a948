import dagre from '@dagrejs/dagre';
import {
  coordGreedy,
  decrossDfs,
  decrossTwoLayer,
  graphConnect,
  layeringLongestPath,
  layeringSimplex,
  sugiyama,
  twolayerAgg,
} from 'd3-dag';
import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { COLUMN_GAP, type LayoutGraph, NODE_HEIGHT, NODE_WIDTH, ROW_GAP } from '@routeglass/domain/route-graph';
import type { Polyline } from './drawnCrossings.ts';
import { withoutCycles } from './graphs.ts';

/** One library with one setting: lays out a graph and returns the lines that it would draw. */
export interface Peer {
  readonly name: string;
  readonly family: 'elkjs' | 'dagre' | 'd3-dag';
  layout(graph: LayoutGraph): Promise<Polyline[]> | Polyline[];
}

const elk = new ELK();
const between = { rows: ROW_GAP - NODE_HEIGHT, columns: COLUMN_GAP - NODE_WIDTH };

const elkLayered: Peer = {
  name: 'elkjs layered',
  family: 'elkjs',
  async layout({ nodeCount, edges }) {
    const graph: ElkNode = {
      id: 'graph',
      layoutOptions: {
        'elk.algorithm': 'layered',
        'elk.direction': 'LEFT',
        'elk.edgeRouting': 'POLYLINE',
        'elk.spacing.nodeNode': String(between.rows),
        'elk.layered.spacing.nodeNodeBetweenLayers': String(between.columns),
      },
      children: Array.from({ length: nodeCount }, (_, i) => ({ id: `${i}`, width: NODE_WIDTH, height: NODE_HEIGHT })),
      edges: Array.from({ length: edges.length / 2 }, (_, i) => ({
        id: `e${i}`,
        sources: [`${edges[2 * i]}`],
        targets: [`${edges[2 * i + 1]}`],
      })),
    };
    const drawn = await elk.layout(graph);
    return (drawn.edges ?? []).flatMap(({ sections = [] }) =>
      sections.map(({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint, ...bendPoints, endPoint].flatMap(({ x, y }) => [x, y]),
      ),
    );
  },
};

const dagreLayout: Peer = {
  name: 'dagre',
  family: 'dagre',
  layout({ nodeCount, edges }) {
    const graph = new dagre.graphlib.Graph({ multigraph: true });
    graph.setGraph({ rankdir: 'RL', nodesep: between.rows, ranksep: between.columns });
    graph.setDefaultEdgeLabel(() => ({}));
    for (let i = 0; i < nodeCount; i++) graph.setNode(`${i}`, { width: NODE_WIDTH, height: NODE_HEIGHT });
    for (let i = 0; i < edges.length; i += 2) graph.setEdge(`${edges[i]}`, `${edges[i + 1]}`, {}, `${i}`);
    dagre.layout(graph);
    return graph.edges().map((edge) => {
      const { points = [] } = graph.edge(edge) as { points?: { x: number; y: number }[] };
      const inner = points.slice(1, -1);
      return [centre(graph, edge.v), ...inner, centre(graph, edge.w)].flatMap(({ x, y }) => [x, y]);
    });
  },
};

function centre(graph: InstanceType<typeof dagre.graphlib.Graph>, node: string): { x: number; y: number } {
  const { x, y } = graph.node(node) as { x: number; y: number };
  return { x, y };
}

const layerings = { simplex: layeringSimplex(), 'longest path': layeringLongestPath() };
const decrosses = {
  dfs: decrossDfs(),
  'barycenter sweeps': decrossTwoLayer().order(twolayerAgg()),
  'greedy sweeps': decrossTwoLayer(),
};

/** d3-dag lays out from top to bottom and does not support cycles; its picture is not rotated, since that changes no crossing. */
const d3dag: Peer[] = Object.entries(layerings).flatMap(([layeringName, layering]) =>
  Object.entries(decrosses).map(([decrossName, decross]): Peer => {
    const layout = sugiyama()
      .layering(layering)
      .decross(decross)
      .coord(coordGreedy())
      .nodeSize([NODE_HEIGHT, NODE_WIDTH])
      .gap([between.rows, between.columns]);
    return {
      name: `d3-dag ${layeringName}, ${decrossName}`,
      family: 'd3-dag',
      layout(graph) {
        const edges = withoutCycles(graph).map(([from, to]): [string, string] => [`${from}`, `${to}`]);
        const dag = graphConnect()(edges);
        layout(dag);
        return [...dag.links()].map((link) => link.points.flatMap(([x, y]) => [y, x]));
      },
    };
  }),
);

export const peers: readonly Peer[] = [elkLayered, dagreLayout, ...d3dag];
