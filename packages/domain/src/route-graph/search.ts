import { joinChains, orderOfSequence, sequenceOfChains } from './chains.ts';
import { siftChains } from './chainSift.ts';
import { cloneOrder, type ColumnOrder } from './columnOrder.ts';
import { createCrossingCounter } from './crossings.ts';
import type { Layers } from './layers.ts';
import { outwardOrder } from './outward.ts';
import { createRandom, type Random } from './random.ts';
import { createSifter, type Sifter } from './sift.ts';
import { sweep } from './sweep.ts';

/** An order and its crossings. */
export interface Found {
  readonly order: ColumnOrder;
  readonly crossings: number;
}

interface Tools {
  readonly layers: Layers;
  readonly root: number;
  readonly random: Random;
  readonly sifter: Sifter;
  readonly count: (order: ColumnOrder) => number;
  /** Work done so far in steps of about 10 ns, so that the search ends at the same point on every machine. */
  spent: number;
}

/** The far reach of sifting for the first picture and for a start, in places. */
const FIRST_REACH = 32;
const START_REACH = 64;
/** Work that the first picture may take where one quick start takes less: a small graph gets the best of several. */
const FIRST_WORK = 60_000;
const MOST_WORK = 60_000_000;

/** Work that is worth spending on a graph: grows a little faster than its size, so that small graphs take a few milliseconds and thousands of nodes under a second. */
function budgetOf(layers: Layers): number {
  return Math.min(MOST_WORK, 190 * (layers.vertexCount + layers.left.items.length) ** 1.5);
}

/**
 * Looks for the order with the fewest crossings: a quick one first, then better ones from several starts, then the best one polished.
 * Yields the best so far after each step, the same object while nothing better is found. Determined by its arguments.
 */
export function* searchOrder(layers: Layers, root: number, seed: number, starts: number): Generator<Found, void> {
  const random = createRandom(seed);
  const tools: Tools = {
    layers,
    root,
    random,
    sifter: createSifter(layers, random),
    count: createCrossingCounter(layers),
    spent: 0,
  };
  const budget = budgetOf(layers);
  const improve = createStart(tools);

  let best = quickOrder(tools);
  while (best.crossings > 0 && tools.spent < FIRST_WORK) {
    const found = quickOrder(tools);
    if (found.crossings < best.crossings) best = found;
  }
  yield best;
  for (let start = 1; start < starts && best.crossings > 0 && tools.spent < budget; start++) {
    const found = improve();
    if (found.crossings < best.crossings) best = found;
    yield best;
  }
  if (starts < 2 || best.crossings === 0) return;
  const polished = polish(tools, best);
  if (polished.crossings < best.crossings) yield polished;
}

function quickOrder(tools: Tools): Found {
  const order = outwardOrder(tools.layers, tools.root, tools.random);
  const crossings = sweepOrder(tools, order, 10, 60);
  return { order, crossings: crossings - siftOrder(tools, order, 2, FIRST_REACH, false) };
}

function createStart(tools: Tools): () => Found {
  const { layers, root, random, count } = tools;
  const manyBends = layers.vertexCount > 1.5 * layers.nodeCount;
  const chains = manyBends ? joinChains(layers) : undefined;
  return () => {
    let order = outwardOrder(layers, root, random);
    sweepOrder(tools, order, 20, 500);
    if (chains) {
      const sequence = sequenceOfChains(chains, order);
      tools.spent += 3 * siftChains(chains, sequence, 3, 12, random);
      order = orderOfSequence(layers, chains, sequence);
    }
    siftOrder(tools, order, 4, START_REACH, true);
    siftOrder(tools, order, 30, START_REACH, false);
    return { order, crossings: count(order) };
  };
}

function polish(tools: Tools, from: Found): Found {
  const order = cloneOrder(from.order);
  siftOrder(tools, order, 30, Number.POSITIVE_INFINITY, false);
  return { order, crossings: tools.count(order) };
}

function sweepOrder(tools: Tools, order: ColumnOrder, patience: number, most: number): number {
  const { crossings, sweeps } = sweep(tools.layers, order, tools.count, { patience, most }, tools.random);
  tools.spent += 6 * sweeps * (tools.layers.vertexCount + tools.layers.left.items.length + 30);
  return crossings;
}

function siftOrder(tools: Tools, order: ColumnOrder, rounds: number, reach: number, drift: boolean): number {
  const before = tools.sifter.work();
  const gone = tools.sifter.sift(order, { rounds, reach, drift });
  tools.spent += tools.sifter.work() - before;
  return gone;
}
