import { type ColumnOrder, orderByColumn } from './columnOrder.ts';
import type { Layers } from './layers.ts';
import { type Random, shuffle } from './random.ts';

/**
 * An initial order: vertices as visited by a depth-first walk away from the root, with neighbors in random order. A tree gets no crossings, and
 * in a nearly tree-like graph every branch stays together.
 */
export function outwardOrder(layers: Layers, root: number, random: Random): ColumnOrder {
  const { vertexCount, left, right } = layers;
  const neighbors = right.items.slice();
  const met = new Uint32Array(vertexCount);
  const seen = new Uint8Array(vertexCount);
  const stack = new Uint32Array(right.items.length + 1);
  let count = 0;

  const walk = (first: number): void => {
    let depth = 0;
    stack[depth++] = first;
    while (depth > 0) {
      const vertex = stack[--depth]!;
      if (seen[vertex] === 1) continue;
      seen[vertex] = 1;
      met[count++] = vertex;
      const row = neighbors.subarray(right.start[vertex], right.start[vertex + 1]);
      shuffle(row, random);
      for (const other of row) if (seen[other] === 0) stack[depth++] = other;
    }
  };
  if (root < vertexCount) walk(root);
  for (let vertex = 0; vertex < vertexCount; vertex++) if (left.start[vertex] === left.start[vertex + 1]) walk(vertex);
  return orderByColumn(layers, met);
}
