import { assignColumns } from './columns.ts';
import { countCrossings } from './crossings.ts';
import { breakCycles, type AcyclicEdges } from './cycle.ts';
import { COLUMN_GAP, NODE_HEIGHT, NODE_WIDTH, type GraphLayout, type LayoutGraph } from './layoutGraph.ts';
import { cutIntoLayers, type Layers } from './layers.ts';
import { placeVertically } from './place.ts';
import { sweepByBarycenter } from './sweep.ts';

/** A whole layout from one start, for the first picture. The same graph and seed give the same layout. */
export function layoutFirst(graph: LayoutGraph, options: { readonly seed?: number } = {}): GraphLayout {
  return layoutBest(graph, { ...options, starts: 1 });
}

export interface BestOptions {
  /** Chooses the starts; the same graph, seed and starts give the same layout. */
  readonly seed?: number;
  /** Most starts to try; fewer are tried when no crossing is left. */
  readonly starts?: number;
  /** Called with each layout that is better than all before, the returned one last. */
  onBetter?(layout: GraphLayout): void;
  /** Asked between steps; true ends the search with the best layout so far. */
  shouldStop?(): boolean;
}

/** The layout with the fewest crossings of several starts. */
export function layoutBest(graph: LayoutGraph, options: BestOptions = {}): GraphLayout {
  const edges = breakCycles(graph);
  const columns = assignColumns(graph.nodeCount, graph.root, edges);
  const layers = cutIntoLayers(columns, edges);
  const order = columnsInIndexOrder(layers);
  sweepByBarycenter(layers, order, 24);
  const layout = drawLayout(columns, edges, layers, order);
  options.onBetter?.(layout);
  return layout;
}

function columnsInIndexOrder(layers: Layers): Uint32Array[] {
  const columns: number[][] = Array.from({ length: layers.columnCount }, () => []);
  for (let vertex = 0; vertex < layers.vertexCount; vertex++) columns[layers.columnOf[vertex]!]!.push(vertex);
  return columns.map((column) => Uint32Array.from(column));
}

function drawLayout(columns: Uint32Array, edges: AcyclicEdges, layers: Layers, order: Uint32Array[]): GraphLayout {
  const { nodeCount, firstDummy } = layers;
  const across = placeVertically(layers, order);
  const x = Float64Array.from(columns, (column) => NODE_WIDTH / 2 + column * COLUMN_GAP);
  const bends = Array.from(edges.far, (_, edge) => {
    const first = firstDummy[edge]!;
    const count = firstDummy[edge + 1]! - first;
    const points = new Float64Array(2 * count);
    for (let i = 0; i < count; i++) {
      const dummy = edges.reversed[edge] === 1 ? first + count - 1 - i : first + i;
      points[2 * i] = NODE_WIDTH / 2 + layers.columnOf[dummy]! * COLUMN_GAP;
      points[2 * i + 1] = across[dummy]!;
    }
    return points;
  });
  let bottom = 0;
  for (const value of across) bottom = Math.max(bottom, value);
  return {
    columns,
    order: order.map((column) => column.filter((vertex) => vertex < nodeCount)),
    x,
    y: across.slice(0, nodeCount),
    bends,
    crossings: countCrossings(layers, order),
    width: order.length === 0 ? 0 : (order.length - 1) * COLUMN_GAP + NODE_WIDTH,
    height: nodeCount === 0 ? 0 : bottom + NODE_HEIGHT / 2,
  };
}
