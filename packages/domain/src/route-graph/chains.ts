import { groupRows, type Rows } from './adjacency.ts';
import { type ColumnOrder, orderByColumn } from './columnOrder.ts';
import type { Layers } from './layers.ts';

/**
 * The layers as chains: each node is a chain of one column; each line that passes columns is a chain of these columns. One sequence of all
 * chains determines the order of every column, with long lines running straight.
 */
export interface Chains {
  readonly count: number;
  readonly chainOf: Uint32Array;
  readonly firstColumn: Uint32Array;
  readonly lastColumn: Uint32Array;
  /** Neighbors left of the first column. */
  readonly left: Rows;
  /** Neighbors right of the last column. */
  readonly right: Rows;
}

export function joinChains(layers: Layers): Chains {
  const { nodeCount, vertexCount, columnOf, firstDummy, left } = layers;
  const chainOf = new Uint32Array(vertexCount);
  for (let node = 0; node < nodeCount; node++) chainOf[node] = node;
  let count = nodeCount;
  for (let edge = 0; edge + 1 < firstDummy.length; edge++) {
    if (firstDummy[edge] === firstDummy[edge + 1]) continue;
    chainOf.fill(count++, firstDummy[edge], firstDummy[edge + 1]);
  }
  const firstColumn = new Uint32Array(count).fill(layers.columnCount);
  const lastColumn = new Uint32Array(count);
  const far: number[] = [];
  const near: number[] = [];
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    const chain = chainOf[vertex]!;
    firstColumn[chain] = Math.min(firstColumn[chain]!, columnOf[vertex]!);
    lastColumn[chain] = Math.max(lastColumn[chain]!, columnOf[vertex]!);
    for (let i = left.start[vertex]!; i < left.start[vertex + 1]!; i++) {
      const other = chainOf[left.items[i]!]!;
      if (other === chain) continue;
      far.push(chain);
      near.push(other);
    }
  }
  const farEnds = Uint32Array.from(far);
  const nearEnds = Uint32Array.from(near);
  return {
    count,
    chainOf,
    firstColumn,
    lastColumn,
    left: groupRows(count, farEnds, nearEnds),
    right: groupRows(count, nearEnds, farEnds),
  };
}

/** All chains in one sequence, by the mean relative height of their vertices. */
export function sequenceOfChains(chains: Chains, order: ColumnOrder): Uint32Array {
  const height = new Float64Array(chains.count);
  for (const column of order) {
    for (let i = 0; i < column.length; i++) height[chains.chainOf[column[i]!]!]! += (i + 0.5) / column.length;
  }
  for (let chain = 0; chain < chains.count; chain++)
    height[chain]! /= chains.lastColumn[chain]! - chains.firstColumn[chain]! + 1;
  return Uint32Array.from(height.keys()).sort((a, b) => height[a]! - height[b]! || a - b);
}

/** The order of the columns that a sequence of chains determines. */
export function orderOfSequence(layers: Layers, chains: Chains, sequence: Uint32Array): ColumnOrder {
  const rank = new Uint32Array(chains.count);
  for (let i = 0; i < sequence.length; i++) rank[sequence[i]!] = i;
  const vertices = new Uint32Array(layers.vertexCount);
  for (let vertex = 0; vertex < vertices.length; vertex++) vertices[vertex] = vertex;
  return orderByColumn(
    layers,
    vertices.sort((a, b) => rank[chains.chainOf[a]!]! - rank[chains.chainOf[b]!]!),
  );
}
