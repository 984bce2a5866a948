import type { Layers } from './layers.ts';

/**
 * Counts the crossings between neighbouring columns with an accumulator tree: O(steps × log(column height)).
 * Source: Barth, Mutzel, Jünger, "Simple and efficient bilayer cross counting", JGAA 8(2), 2004.
 */
export function countCrossings(layers: Layers, order: readonly Uint32Array[]): number {
  const place = new Uint32Array(layers.vertexCount);
  let tallest = 1;
  for (const column of order) {
    tallest = Math.max(tallest, column.length);
    for (let i = 0; i < column.length; i++) place[column[i]!] = i;
  }
  const tree = new Uint32Array(2 * powerOfTwo(tallest));
  const { start, items } = layers.left;
  let crossings = 0;
  for (let column = 1; column < order.length; column++) {
    const leaves = powerOfTwo(order[column - 1]!.length);
    tree.fill(0, 0, 2 * leaves);
    for (const vertex of order[column]!) {
      for (let i = start[vertex]!; i < start[vertex + 1]!; i++) {
        for (let at = place[items[i]!]! + leaves; at > 1; at >>= 1) if ((at & 1) === 0) crossings += tree[at + 1]!;
      }
      for (let i = start[vertex]!; i < start[vertex + 1]!; i++) {
        for (let at = place[items[i]!]! + leaves; at > 0; at >>= 1) tree[at]!++;
      }
    }
  }
  return crossings;
}

function powerOfTwo(least: number): number {
  let size = 1;
  while (size < least) size <<= 1;
  return size;
}
