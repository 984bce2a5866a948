import { groupRows, type Rows } from './adjacency.ts';
import type { AcyclicEdges } from './cycle.ts';

/**
 * The graph with every line cut into steps of one column. Vertices 0 … nodeCount - 1 are the nodes, the rest are dummies: the points where a
 * line passes a column between its ends.
 */
export interface Layers {
  readonly nodeCount: number;
  readonly vertexCount: number;
  readonly columnCount: number;
  readonly columnOf: Uint32Array;
  /** Neighbors of each vertex one column nearer to the root. */
  readonly left: Rows;
  /** Neighbors of each vertex one column farther from the root. */
  readonly right: Rows;
  /** Dummies of edge i: the vertices firstDummy[i] … firstDummy[i + 1] - 1, from the far end to the near end. */
  readonly firstDummy: Uint32Array;
}

/** Cuts the lines at every column between their ends. */
export function cutIntoLayers(columns: Uint32Array, edges: AcyclicEdges): Layers {
  const nodeCount = columns.length;
  const { far, near, loop } = edges;
  const edgeCount = far.length;
  const firstDummy = new Uint32Array(edgeCount + 1);
  let vertexCount = nodeCount;
  let stepCount = 0;
  for (let edge = 0; edge < edgeCount; edge++) {
    firstDummy[edge] = vertexCount;
    if (loop[edge] === 1) continue;
    const span = columns[far[edge]!]! - columns[near[edge]!]!;
    vertexCount += span - 1;
    stepCount += span;
  }
  firstDummy[edgeCount] = vertexCount;

  const columnOf = new Uint32Array(vertexCount);
  columnOf.set(columns);
  const farEnd = new Uint32Array(stepCount);
  const nearEnd = new Uint32Array(stepCount);
  let step = 0;
  let columnCount = 0;
  for (let node = 0; node < nodeCount; node++) columnCount = Math.max(columnCount, columns[node]! + 1);
  for (let edge = 0; edge < edgeCount; edge++) {
    if (loop[edge] === 1) continue;
    let at = far[edge]!;
    for (let dummy = firstDummy[edge]!; dummy < firstDummy[edge + 1]!; dummy++) {
      columnOf[dummy] = columnOf[at]! - 1;
      farEnd[step] = at;
      nearEnd[step++] = dummy;
      at = dummy;
    }
    farEnd[step] = at;
    nearEnd[step++] = near[edge]!;
  }
  return {
    nodeCount,
    vertexCount,
    columnCount,
    columnOf,
    left: groupRows(vertexCount, farEnd, nearEnd),
    right: groupRows(vertexCount, nearEnd, farEnd),
    firstDummy,
  };
}
