import { joinChains, orderOfSequence, sequenceOfChains } from './chains.ts';
import { siftChains } from './chainSift.ts';
import { cloneOrder, type ColumnOrder } from './columnOrder.ts';
import { createCrossingCounter } from './crossings.ts';
import type { Layers } from './layers.ts';
import { outwardOrder } from './outward.ts';
import { createRandom, type Random } from './random.ts';
import { createSifter, type Sift, type SiftLimits } from './sift.ts';
import { sweep, type SweepLimits } from './sweep.ts';

/** An order and its number of crossings. */
export interface Found {
  readonly order: ColumnOrder;
  readonly crossings: number;
}

interface Tools {
  readonly layers: Layers;
  readonly root: number;
  readonly random: Random;
  readonly sift: Sift;
  readonly count: (order: ColumnOrder) => number;
  /** Work done so far, in units of about 10 ns, so that the search ends at the same point on every machine. */
  spent: number;
  /** Once this much work is done, no new step begins. */
  readonly budget: number;
}

/** How far sifting moves a vertex, for the first picture and for a start. */
const FIRST_REACH = 32;
const START_REACH = 64;
/** Minimum work for the first picture: on a small graph, the best of several quick starts is used. */
const FIRST_WORK = 60_000;
/** About half a second. */
const MOST_WORK = 60_000_000;
/** Cost of moving one chain past another. */
const CHAIN_WORK = 5;
const CHAIN_ROUNDS = 12;

/** If this many starts end with the same fewest crossings, the search ends: fewer are unlikely. */
const AGREEING_STARTS = 6;

/** Work budget for a graph: a few milliseconds for small ones, under a second for thousands of nodes. */
function budgetOf(layers: Layers): number {
  const size = layers.vertexCount + layers.left.items.length;
  return Math.min(MOST_WORK, 3000 * size + 190 * size ** 1.5);
}

/**
 * Searches for the order with the fewest crossings: first a quick one, then better ones from several starts, then polishes the best one. Yields
 * the best order so far after each step, the same object until a better one is found. The result depends only on the arguments.
 */
export function* searchOrder(layers: Layers, root: number, seed: number, starts: number): Generator<Found, void> {
  const random = createRandom(seed);
  const tools: Tools = {
    layers,
    root,
    random,
    sift: createSifter(layers, random),
    count: createCrossingCounter(layers),
    spent: 0,
    budget: budgetOf(layers),
  };
  const improve = createStart(tools);

  let best = quickOrder(tools);
  while (best.crossings > 0 && tools.spent < FIRST_WORK) {
    const found = quickOrder(tools);
    if (found.crossings < best.crossings) best = found;
  }
  yield best;
  let agreed = 0;
  for (let start = 1; start < starts && best.crossings > 0 && tools.spent < tools.budget; start++) {
    const found = improve();
    agreed = found.crossings < best.crossings ? 0 : found.crossings === best.crossings ? agreed + 1 : agreed;
    if (found.crossings < best.crossings) best = found;
    yield best;
    if (agreed === AGREEING_STARTS) return;
  }
  if (starts < 2 || best.crossings === 0) return;
  const polished = polish(tools, best);
  if (polished.crossings < best.crossings) yield polished;
}

function quickOrder(tools: Tools): Found {
  const end = tools.spent + tools.budget / 8;
  const order = outwardOrder(tools.layers, tools.root, tools.random);
  const crossings = sweepOrder(tools, order, { patience: 10, most: 60 }, end);
  return {
    order,
    crossings: crossings - siftOrder(tools, order, { rounds: 2, reach: FIRST_REACH, drift: false }, end),
  };
}

function createStart(tools: Tools): () => Found {
  const { layers, root, random, count, budget } = tools;
  const chains = worthSiftingChains(tools) ? joinChains(layers) : undefined;
  return () => {
    let order = outwardOrder(layers, root, random);
    sweepOrder(tools, order, { patience: 20, most: 500 }, budget);
    if (chains) {
      const sequence = sequenceOfChains(chains, order);
      tools.spent += CHAIN_WORK * siftChains(chains, sequence, 3, CHAIN_ROUNDS, random);
      order = orderOfSequence(layers, chains, sequence);
    }
    siftOrder(tools, order, { rounds: 4, reach: START_REACH, drift: true }, budget);
    siftOrder(tools, order, { rounds: 30, reach: START_REACH, drift: false }, budget);
    return { order, crossings: count(order) };
  };
}

/** If many lines pass columns, whole lines are moved, too, unless the graph is too large for the budget. */
function worthSiftingChains({ layers, budget }: Tools): boolean {
  const { vertexCount, nodeCount } = layers;
  return vertexCount > 1.5 * nodeCount && CHAIN_WORK * CHAIN_ROUNDS * vertexCount * vertexCount < 6 * budget;
}

function polish(tools: Tools, from: Found): Found {
  const order = cloneOrder(from.order);
  siftOrder(
    tools,
    order,
    { rounds: 30, reach: Number.POSITIVE_INFINITY, drift: false },
    tools.spent + tools.budget / 4,
  );
  return { order, crossings: tools.count(order) };
}

/** Sweeps until the limits are reached or the work is spent; at least two sweeps. */
function sweepOrder(tools: Tools, order: ColumnOrder, { patience, most }: SweepLimits, end: number): number {
  const each = 6 * (tools.layers.vertexCount + tools.layers.left.items.length + 30);
  const affordable = Math.max(2, Math.floor((end - tools.spent) / each));
  const limits = { patience, most: Math.min(most, affordable) };
  const { crossings, sweeps } = sweep(tools.layers, order, tools.count, limits, tools.random);
  tools.spent += each * sweeps;
  return crossings;
}

/** Sifts until the limits are reached or the work is spent. Returns the number of crossings removed. */
function siftOrder(tools: Tools, order: ColumnOrder, limits: Omit<SiftLimits, 'work'>, end: number): number {
  const { gone, work } = tools.sift(order, { ...limits, work: end - tools.spent });
  tools.spent += work;
  return gone;
}
