import type { ColumnOrder } from './columnOrder.ts';
import type { Layers } from './layers.ts';

/**
 * Counts the crossings between neighboring columns with an accumulator tree: O(steps × log(column height)).
 * Source: Barth, Mutzel, Jünger, "Simple and efficient bilayer cross counting", JGAA 8(2), 2004.
 */
export function createCrossingCounter(layers: Layers): (order: ColumnOrder) => number {
  const place = new Uint32Array(layers.vertexCount);
  const tree = new Uint32Array(2 * powerOfTwo(layers.vertexCount));
  const { start, items } = layers.left;
  return (order) => {
    let crossings = 0;
    for (let column = 1; column < order.length; column++) {
      const inner = order[column - 1]!;
      for (let i = 0; i < inner.length; i++) place[inner[i]!] = i;
      const leaves = powerOfTwo(inner.length);
      tree.fill(0, 0, 2 * leaves);
      for (const vertex of order[column]!) {
        const end = start[vertex + 1]!;
        for (let i = start[vertex]!; i < end; i++) {
          for (let at = place[items[i]!]! + leaves; at > 1; at >>= 1) if ((at & 1) === 0) crossings += tree[at + 1]!;
        }
        for (let i = start[vertex]!; i < end; i++) {
          for (let at = place[items[i]!]! + leaves; at > 1; at >>= 1) tree[at]!++;
        }
      }
    }
    return crossings;
  };
}

function powerOfTwo(least: number): number {
  let size = 1;
  while (size < least) size <<= 1;
  return size;
}
