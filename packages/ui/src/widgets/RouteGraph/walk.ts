import type { GraphLayout } from '@routeglass/domain/route-graph';
import type { GraphIndex } from './graphIndex.ts';

export type WalkKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End' | 'PageUp' | 'PageDown';

const pageStep = 10;

/**
 * The node that a key moves to, or the same one if there is none. Left follows an edge towards the root, right one away from it (the edge whose other
 * end is nearest in height); up and down stay in the column, page keys move by ten; Home is the root, End the last node of the column.
 */
export function walk(graph: GraphIndex, layout: GraphLayout, from: number, key: WalkKey): number {
  const column = layout.order[layout.columns[from]!];
  const place = column?.indexOf(from) ?? -1;
  const inColumn = (to: number) => column?.[Math.max(0, Math.min(column.length - 1, to))] ?? from;
  switch (key) {
    case 'ArrowUp':
      return inColumn(place - 1);
    case 'ArrowDown':
      return inColumn(place + 1);
    case 'PageUp':
      return inColumn(place - pageStep);
    case 'PageDown':
      return inColumn(place + pageStep);
    case 'Home':
      return graph.root;
    case 'End':
      return inColumn(Number.MAX_SAFE_INTEGER);
    case 'ArrowLeft':
      return nearestAlongEdge(graph, layout, from, -1);
    case 'ArrowRight':
      return nearestAlongEdge(graph, layout, from, 1);
  }
}

export function isWalkKey(key: string): key is WalkKey {
  return key.startsWith('Arrow') || key === 'Home' || key === 'End' || key === 'PageUp' || key === 'PageDown';
}

function nearestAlongEdge(graph: GraphIndex, layout: GraphLayout, from: number, side: 1 | -1): number {
  let best = from;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const edge of graph.edgesAt[from] ?? []) {
    const [a = 0, b = 0] = graph.ends.subarray(2 * edge, 2 * edge + 2);
    const other = a === from ? b : a;
    const columns = (layout.columns[other]! - layout.columns[from]!) * side;
    if (columns <= 0) continue;
    const cost = (columns - 1) * 1e6 + Math.abs(layout.y[other]! - layout.y[from]!);
    if (cost < bestCost) [best, bestCost] = [other, cost];
  }
  return best;
}
