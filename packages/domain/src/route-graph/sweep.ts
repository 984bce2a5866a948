import type { Layers } from './layers.ts';

/** Orders every column by the mean place of its neighbours, column after column, back and forth. */
export function sweepByBarycenter(layers: Layers, order: readonly Uint32Array[], sweeps: number): void {
  const place = new Float64Array(layers.vertexCount);
  for (const column of order) for (let i = 0; i < column.length; i++) place[column[i]!] = i;
  const key = new Float64Array(layers.vertexCount);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const { start, items } = sweep % 2 === 0 ? layers.left : layers.right;
    for (let i = 0; i < order.length; i++) {
      const column = order[sweep % 2 === 0 ? i : order.length - 1 - i]!;
      for (const vertex of column) {
        let sum = 0;
        for (let j = start[vertex]!; j < start[vertex + 1]!; j++) sum += place[items[j]!]!;
        const degree = start[vertex + 1]! - start[vertex]!;
        key[vertex] = degree === 0 ? place[vertex]! : sum / degree;
      }
      column.sort((a, b) => key[a]! - key[b]! || place[a]! - place[b]!);
      for (let j = 0; j < column.length; j++) place[column[j]!] = j;
    }
  }
}
