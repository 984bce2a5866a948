import type { ColumnOrder } from './columnOrder.ts';
import type { AcyclicEdges } from './cycle.ts';
import type { Layers } from './layers.ts';
import { COLUMN_GAP, type GraphLayout, NODE_HEIGHT, NODE_WIDTH } from './layoutGraph.ts';
import { placeVertically } from './place.ts';

/** Converts an order of the columns into positions of nodes and bends. */
export function drawOrder(edges: AcyclicEdges, layers: Layers, order: ColumnOrder, crossings: number): GraphLayout {
  const { nodeCount, columnOf, columnCount } = layers;
  const y = placeVertically(layers, order);
  const columns = columnOf.slice(0, nodeCount);
  let bottom = 0;
  for (const value of y) bottom = Math.max(bottom, value);
  return {
    columns,
    order: order.map((column) => column.filter((vertex) => vertex < nodeCount)),
    x: Float64Array.from(columns, xOfColumn),
    y: y.slice(0, nodeCount),
    bends: bendsOf(edges, layers, y),
    crossings,
    width: nodeCount === 0 ? 0 : xOfColumn(columnCount - 1) + NODE_WIDTH / 2,
    height: nodeCount === 0 ? 0 : bottom + NODE_HEIGHT / 2,
  };
}

function bendsOf({ far, reversed }: AcyclicEdges, { firstDummy, columnOf }: Layers, y: Float64Array): Float64Array[] {
  return Array.from(far, (_, edge) => {
    const first = firstDummy[edge]!;
    const count = firstDummy[edge + 1]! - first;
    const points = new Float64Array(2 * count);
    for (let i = 0; i < count; i++) {
      const dummy = first + (reversed[edge] === 1 ? count - 1 - i : i);
      points[2 * i] = xOfColumn(columnOf[dummy]!);
      points[2 * i + 1] = y[dummy]!;
    }
    return points;
  });
}

function xOfColumn(column: number): number {
  return NODE_WIDTH / 2 + column * COLUMN_GAP;
}
