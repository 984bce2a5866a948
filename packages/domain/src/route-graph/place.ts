import type { ColumnOrder } from './columnOrder.ts';
import { NODE_HEIGHT, ROW_GAP } from './layoutGraph.ts';
import type { Layers } from './layers.ts';

/** Smallest distance, in pixels, between a node's center and a line that passes its column, and between two such lines. */
const NODE_TO_LINE = 40;
const LINE_TO_LINE = 18;
const SWEEPS = 12;

/**
 * Vertical center of each vertex: least squares of the steps' slopes, subject to the order and the smallest distances. Each column is solved
 * exactly against its neighbors by pooling adjacent violators (isotonic regression; Ayer et al. 1955), column by column, back and forth. Steps
 * between two dummies have the largest weight, so that long lines run straight (weights of Gansner et al., "A technique for drawing directed
 * graphs", 1993).
 */
export function placeVertically(layers: Layers, order: ColumnOrder): Float64Array {
  const { vertexCount, columnCount } = layers;
  const y = new Float64Array(vertexCount);
  const offset = new Float64Array(vertexCount);
  let tallest = 0;
  for (const column of order) {
    for (let i = 1; i < column.length; i++)
      offset[column[i]!] = offset[column[i - 1]!]! + gap(layers, column[i - 1]!, column[i]!);
    tallest = Math.max(tallest, column.length);
  }
  for (const column of order) {
    const half = (offset[column[column.length - 1]!] ?? 0) / 2;
    for (const vertex of column) y[vertex] = offset[vertex]! - half;
  }
  const pools = createPools(tallest);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let i = 0; i < columnCount; i++) {
      settleColumn(layers, order[sweep % 2 === 0 ? columnCount - 1 - i : i]!, offset, y, pools);
    }
  }
  let top = Number.POSITIVE_INFINITY;
  for (const value of y) top = Math.min(top, value);
  for (let vertex = 0; vertex < vertexCount; vertex++) y[vertex]! += NODE_HEIGHT / 2 - top;
  return y;
}

function gap(layers: Layers, above: number, below: number): number {
  const nodes = (above < layers.nodeCount ? 1 : 0) + (below < layers.nodeCount ? 1 : 0);
  return nodes === 2 ? ROW_GAP : nodes === 1 ? NODE_TO_LINE : LINE_TO_LINE;
}

interface Pools {
  readonly mean: Float64Array;
  readonly weight: Float64Array;
  readonly size: Uint32Array;
}

function createPools(most: number): Pools {
  return { mean: new Float64Array(most), weight: new Float64Array(most), size: new Uint32Array(most) };
}

function settleColumn(layers: Layers, column: Uint32Array, offset: Float64Array, y: Float64Array, pools: Pools): void {
  const { mean, weight, size } = pools;
  let count = 0;
  for (const vertex of column) {
    const own = vertex >= layers.nodeCount;
    let sum = 0;
    let total = 0;
    for (const { start, items } of [layers.left, layers.right]) {
      for (let i = start[vertex]!; i < start[vertex + 1]!; i++) {
        const other = items[i]!;
        const pull = own && other >= layers.nodeCount ? 8 : own || other >= layers.nodeCount ? 2 : 1;
        sum += pull * y[other]!;
        total += pull;
      }
    }
    if (total === 0) {
      sum = y[vertex]! * 1e-3;
      total = 1e-3;
    }
    mean[count] = sum / total - offset[vertex]!;
    weight[count] = total;
    size[count++] = 1;
    while (count > 1 && mean[count - 2]! >= mean[count - 1]!) {
      const both = weight[count - 2]! + weight[count - 1]!;
      mean[count - 2] = (mean[count - 2]! * weight[count - 2]! + mean[count - 1]! * weight[count - 1]!) / both;
      weight[count - 2] = both;
      size[count - 2]! += size[count - 1]!;
      count--;
    }
  }
  let at = 0;
  for (let pool = 0; pool < count; pool++) {
    for (let i = 0; i < size[pool]!; i++, at++) y[column[at]!] = mean[pool]! + offset[column[at]!]!;
  }
}
