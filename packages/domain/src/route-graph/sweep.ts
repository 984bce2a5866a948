import { cloneOrder, type ColumnOrder, copyOrder, notePlaces } from './columnOrder.ts';
import type { Layers } from './layers.ts';
import type { Random } from './random.ts';

export interface SweepLimits {
  /** Stops after this many sweeps in a row without a better order. */
  readonly patience: number;
  readonly most: number;
}

export interface SweepOutcome {
  readonly crossings: number;
  readonly sweeps: number;
}

/**
 * Orders each column by the mean position of its neighbors in the previous column, in sweeps outwards and inwards, and keeps the best order
 * found. Vertices with equal means keep or reverse their order at random, so that the sweeps do not run in a cycle. Source: Sugiyama, Tagawa,
 * Toda, "Methods for visual understanding of hierarchical system structures", 1981.
 */
export function sweep(
  layers: Layers,
  order: ColumnOrder,
  count: (order: ColumnOrder) => number,
  limits: SweepLimits,
  random: Random,
): SweepOutcome {
  const sort = createBarycenterSort(layers, order);
  const best = cloneOrder(order);
  let fewest = count(order);
  let since = 0;
  let sweeps = 0;
  for (; sweeps < limits.most && since < limits.patience && fewest > 0; sweeps++) {
    const turn = random() < 0.5;
    for (let j = 0; j < order.length; j++) {
      if (sweeps % 2 === 0) sort(j, layers.left, turn);
      else sort(order.length - 1 - j, layers.right, turn);
    }
    const crossings = count(order);
    since++;
    if (crossings < fewest) {
      fewest = crossings;
      since = 0;
      copyOrder(order, best);
    }
  }
  copyOrder(best, order);
  return { crossings: fewest, sweeps };
}

/** Sorts one column by packing mean and position into one number each, so that no comparison function is called. */
function createBarycenterSort(layers: Layers, order: ColumnOrder) {
  const place = new Uint32Array(layers.vertexCount);
  notePlaces(order, place);
  const tallest = order.reduce((most, column) => Math.max(most, column.length), 1);
  const keys = new Float64Array(tallest);
  const before = new Uint32Array(tallest);
  const scale = Math.floor(2 ** 52 / (tallest * tallest));

  return (index: number, { start, items }: Layers['left'], turn: boolean): void => {
    const column = order[index]!;
    const size = column.length;
    if (size < 2) return;
    for (let i = 0; i < size; i++) {
      const vertex = column[i]!;
      const end = start[vertex + 1]!;
      const first = start[vertex]!;
      let sum = 0;
      for (let j = first; j < end; j++) sum += place[items[j]!]!;
      const mean = end === first ? i : sum / (end - first);
      keys[i] = Math.floor(mean * scale) * tallest + (turn ? size - 1 - i : i);
    }
    before.set(column);
    sortStart(keys, size);
    for (let i = 0; i < size; i++) {
      const rank = keys[i]! % tallest;
      const vertex = before[turn ? size - 1 - rank : rank]!;
      column[i] = vertex;
      place[vertex] = i;
    }
  };
}

/** Sorts the first `size` numbers. Short columns are common, and for them a call of the built-in sort costs more than the sorting itself. */
function sortStart(keys: Float64Array, size: number): void {
  if (size > 24) {
    keys.subarray(0, size).sort();
    return;
  }
  for (let i = 1; i < size; i++) {
    const key = keys[i]!;
    let at = i;
    for (; at > 0 && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!;
    keys[at] = key;
  }
}
