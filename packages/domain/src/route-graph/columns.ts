import { groupRows } from './adjacency.ts';
import type { AcyclicEdges } from './cycle.ts';

/**
 * Column of each node: the length of its longest path to the root, so that every edge leads at least one column towards the root. Only the root
 * has column 0; nodes that do not reach the root begin at column 1. Linear time (topological order).
 */
export function assignColumns(nodeCount: number, root: number, edges: AcyclicEdges): Uint32Array {
  const { far, near, loop } = edges;
  const outward = groupRows(nodeCount, near, far);
  const waiting = new Uint32Array(nodeCount);
  for (let edge = 0; edge < far.length; edge++) if (loop[edge] === 0) waiting[far[edge]!]!++;

  const columns = new Uint32Array(nodeCount).fill(1);
  if (root < nodeCount) columns[root] = 0;
  const queue = new Uint32Array(nodeCount);
  let tail = 0;
  for (let node = 0; node < nodeCount; node++) if (waiting[node] === 0) queue[tail++] = node;
  for (let head = 0; head < tail; head++) {
    const node = queue[head]!;
    const column = columns[node]! + 1;
    for (let i = outward.start[node]!; i < outward.start[node + 1]!; i++) {
      const other = outward.items[i]!;
      if (other === node) continue;
      if (columns[other]! < column) columns[other] = column;
      if (--waiting[other]! === 0) queue[tail++] = other;
    }
  }
  return columns;
}
