import type { Rows } from './adjacency.ts';
import { type ColumnOrder, notePlaces } from './columnOrder.ts';
import type { Layers } from './layers.ts';
import { type Random, shuffle } from './random.ts';

export interface SiftLimits {
  readonly rounds: number;
  /** How many positions a vertex may move at once. */
  readonly reach: number;
  /** Also move to equally good positions, chosen at random, so that the search can leave a plateau. */
  readonly drift: boolean;
  /** Stops after this much work. */
  readonly work: number;
}

/**
 * Moves each vertex to the position in its column where its lines cross least, with both neighboring columns fixed, until nothing improves or a
 * limit is reached. Works in place and never makes the order worse. `work` counts the vertices and lines visited: a measure of time that does
 * not depend on the machine. Source: Matuszewski, Schönfeld, Molitor, "Using sifting for k-layer straightline crossing minimization", GD 1999.
 */
export type Sift = (order: ColumnOrder, limits: SiftLimits) => { readonly gone: number; readonly work: number };

export function createSifter(layers: Layers, random: Random): Sift {
  const { vertexCount, left, right } = layers;
  const place = new Uint32Array(vertexCount);
  const inward = createLean(left, place);
  const outward = createLean(right, place);
  let work = 0;

  function siftVertex(column: Uint32Array, vertex: number, { reach, drift }: SiftLimits): number {
    const at = place[vertex]!;
    const first = Math.max(0, at - reach);
    const last = Math.min(column.length - 1, at + reach);
    inward.aim(vertex);
    outward.aim(vertex);
    let best = 0;
    let bestAt = at;
    let equals = 1;
    let change = 0;
    for (let i = at + 1; i <= last; i++) {
      change += inward.past(column[i]!) + outward.past(column[i]!);
      if (change > best) continue;
      equals = change < best ? 1 : equals + 1;
      if (change < best || (drift && random() * equals < 1)) bestAt = i;
      best = change;
    }
    change = 0;
    for (let i = at - 1; i >= first; i--) {
      change -= inward.past(column[i]!) + outward.past(column[i]!);
      if (change > best) continue;
      equals = change < best ? 1 : equals + 1;
      if (change < best || (drift && random() * equals < 1)) bestAt = i;
      best = change;
    }
    work += 10 + last - first + inward.takeVisits() + outward.takeVisits();
    if (bestAt === at) return 0;
    if (bestAt > at) column.copyWithin(at, at + 1, bestAt + 1);
    else column.copyWithin(bestAt + 1, bestAt, at);
    column[bestAt] = vertex;
    for (let i = Math.min(at, bestAt); i <= Math.max(at, bestAt); i++) place[column[i]!] = i;
    return -best;
  }

  return (order, limits) => {
    notePlaces(order, place);
    work = 0;
    let gone = 0;
    const settled = new Uint8Array(order.length);
    for (let round = 0; round < limits.rounds; round++) {
      const before = gone;
      for (let i = 0; i < order.length && work < limits.work; i++) {
        const index = round % 2 === 0 ? i : order.length - 1 - i;
        const column = order[index]!;
        if (column.length < 2 || settled[index] === 1) continue;
        const turns = column.slice();
        shuffle(turns, random);
        let gain = 0;
        for (const vertex of turns) gain += siftVertex(column, vertex, limits);
        gone += gain;
        if (limits.drift) continue;
        settled[index] = gain === 0 ? 1 : 0;
        if (gain > 0) settled.fill(0, Math.max(0, index - 1), index + 2);
      }
      if (gone === before && !limits.drift) break;
    }
    return { gone, work };
  };
}

/** Cost of moving one vertex past another, for one of the two neighboring columns. */
function createLean({ start, items }: Rows, place: Uint32Array) {
  /** For the positions low … high: how many lines of the aimed vertex end above, minus how many end below. */
  const table = new Int32Array(place.length + 1);
  let low = 0;
  let high = -1;
  let degree = 0;
  let visits = 0;
  return {
    aim(vertex: number): void {
      const end = start[vertex + 1]!;
      degree = end - start[vertex]!;
      low = place.length;
      high = -1;
      for (let i = start[vertex]!; i < end; i++) {
        const at = place[items[i]!]!;
        if (at < low) low = at;
        if (at > high) high = at;
      }
      visits += degree + Math.max(0, high - low);
      if (degree < 2) {
        table[0] = 0;
        return;
      }
      table.fill(0, 0, high - low + 1);
      for (let i = start[vertex]!; i < end; i++) table[place[items[i]!]! - low]!++;
      let above = 0;
      for (let i = 0; i <= high - low; i++) {
        const here = table[i]!;
        table[i] = 2 * above + here - degree;
        above += here;
      }
    },
    /** Change in crossings when the aimed vertex moves from above the other to below it. */
    past(other: number): number {
      if (degree === 0) return 0;
      let change = 0;
      const end = start[other + 1]!;
      visits += end - start[other]!;
      for (let i = start[other]!; i < end; i++) {
        const at = place[items[i]!]!;
        change += at < low ? -degree : at > high ? degree : table[at - low]!;
      }
      return change;
    },
    takeVisits(): number {
      const taken = visits;
      visits = 0;
      return taken;
    },
  };
}
