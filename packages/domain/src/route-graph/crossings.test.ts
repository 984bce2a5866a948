import { describe, expect, it } from 'vitest';
import { assignColumns } from './columns.ts';
import { joinChains, orderOfSequence, sequenceOfChains } from './chains.ts';
import { siftChains } from './chainSift.ts';
import { cloneOrder } from './columnOrder.ts';
import { createCrossingCounter } from './crossings.ts';
import { breakCycles } from './cycle.ts';
import { graphOf } from './layout.fixtures.ts';
import { cutIntoLayers } from './layers.ts';
import { outwardOrder } from './outward.ts';
import { createRandom } from './random.ts';
import { createSifter } from './sift.ts';
import { sweep } from './sweep.ts';

const graph = graphOf(
  40,
  Array.from({ length: 110 }, (_, i) => [1 + ((i * 23) % 39), (i * i * 7) % (1 + ((i * 23) % 39))] as const),
);
const edges = breakCycles(graph);
const layers = cutIntoLayers(assignColumns(graph.nodeCount, graph.root, edges), edges);
const count = createCrossingCounter(layers);

describe('crossings', () => {
  it('counts two columns that are joined in opposite order', () => {
    const fan = graphOf(5, [
      [1, 0],
      [2, 0],
      [3, 2],
      [4, 1],
    ]);
    const turned = breakCycles(fan);
    const two = cutIntoLayers(assignColumns(5, 0, turned), turned);
    const order = (...columns: number[][]) => columns.map((column) => Uint32Array.from(column));
    expect(createCrossingCounter(two)(order([0], [1, 2], [3, 4]))).toBe(1);
    expect(createCrossingCounter(two)(order([0], [1, 2], [4, 3]))).toBe(0);
  });

  it('falls by as many as sifting says, and never rises', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = createRandom(seed);
      const order = outwardOrder(layers, graph.root, random);
      const sift = createSifter(layers, random);
      let before = count(order);
      for (const limits of [
        { rounds: 1, reach: 2, drift: false, work: Number.POSITIVE_INFINITY },
        { rounds: 3, reach: 8, drift: true, work: Number.POSITIVE_INFINITY },
        { rounds: 30, reach: Number.POSITIVE_INFINITY, drift: false, work: Number.POSITIVE_INFINITY },
      ]) {
        const { gone } = sift(order, limits);
        expect(gone).toBeGreaterThanOrEqual(0);
        expect(count(order)).toBe(before - gone);
        before -= gone;
      }
    }
  });

  it('are fewer or the same after sweeps, whose best order is kept', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = createRandom(seed);
      const order = outwardOrder(layers, graph.root, random);
      const before = count(order);
      const { crossings } = sweep(layers, order, count, { patience: 6, most: 40 }, random);
      expect(crossings).toBe(count(order));
      expect(crossings).toBeLessThanOrEqual(before);
    }
  });

  it('are no more after whole lines are sifted than in the same sequence before', () => {
    const chains = joinChains(layers);
    for (let seed = 0; seed < 20; seed++) {
      const random = createRandom(seed);
      const sequence = sequenceOfChains(chains, outwardOrder(layers, graph.root, random));
      const before = count(orderOfSequence(layers, chains, sequence));
      siftChains(chains, sequence, 2, 10, random);
      expect(count(orderOfSequence(layers, chains, sequence))).toBeLessThanOrEqual(before);
      expect([...sequence].sort((a, b) => a - b)).toEqual(Array.from({ length: chains.count }, (_, i) => i));
    }
  });

  it('do not change the set of vertices of a column', () => {
    const random = createRandom(3);
    const order = outwardOrder(layers, graph.root, random);
    const members = cloneOrder(order).map((column) => column.sort());
    sweep(layers, order, count, { patience: 3, most: 10 }, random);
    createSifter(layers, random)(order, { rounds: 5, reach: 9, drift: true, work: Number.POSITIVE_INFINITY });
    expect(order.map((column) => column.toSorted())).toEqual(members);
  });
});
