import type { Layers } from './layers.ts';

/** The vertices of every column from top to bottom. */
export type ColumnOrder = readonly Uint32Array[];

/** The vertices by column, in their order in `vertices`. */
export function orderByColumn(layers: Layers, vertices: Uint32Array): ColumnOrder {
  const sizes = new Uint32Array(layers.columnCount);
  for (const column of layers.columnOf) sizes[column]!++;
  const order = Array.from(sizes, (size) => new Uint32Array(size));
  sizes.fill(0);
  for (const vertex of vertices) {
    const column = layers.columnOf[vertex]!;
    order[column]![sizes[column]!++] = vertex;
  }
  return order;
}

export function copyOrder(from: ColumnOrder, into: ColumnOrder): void {
  for (let column = 0; column < from.length; column++) into[column]!.set(from[column]!);
}

export function cloneOrder(order: ColumnOrder): ColumnOrder {
  return order.map((column) => column.slice());
}

/** Writes the position of each vertex in its column. */
export function notePlaces(order: ColumnOrder, place: Uint32Array): void {
  for (const column of order) for (let i = 0; i < column.length; i++) place[column[i]!] = i;
}
