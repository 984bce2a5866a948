import { describe, expect, it } from 'vitest';
import { recursiveCone, recursiveConeSizes } from './cones.ts';
import { createRelationGraph, relationBetween } from './graph.ts';
import { findLeak, isValleyFree } from './leak.ts';
import { observedCones } from './observedCones.ts';
import { tier1Distances } from './tier1Distance.ts';
import { TOY_LINKS } from './toy.fixtures.ts';

const toy = createRelationGraph(TOY_LINKS);
const relation = (a: number, b: number) => relationBetween(toy, a, b);
const byAsn = (values: ArrayLike<number>) => Object.fromEntries(Array.from(toy.asns, (asn, i) => [asn, values[i]]));

describe('relation between two networks', () => {
  it('is told from the first one', () => {
    expect(relation(1, 11)).toBe('p2c');
    expect(relation(11, 1)).toBe('c2p');
    expect(relation(2, 1)).toBe('p2p');
    expect(relation(1, 41)).toBe('?');
    expect(relation(1, 99)).toBe('?');
  });
});

describe('cones of the toy graph', () => {
  it('has the checked recursive sizes', () => {
    expect(byAsn(recursiveConeSizes(toy))).toEqual({ 1: 6, 2: 5, 12: 3, 13: 3, 11: 2, 21: 2, 31: 1, 41: 1 });
  });

  it('lists the members of one', () => {
    expect([...recursiveCone(toy, 2)]).toEqual([2, 12, 13, 21, 41]);
    expect([...recursiveCone(toy, 41)]).toEqual([41]);
    expect([...recursiveCone(toy, 99)]).toEqual([]);
  });

  it('ends on a cycle of providers', () => {
    const cycle = createRelationGraph([
      { a: 1, b: 2, type: 'p2c' },
      { a: 2, b: 3, type: 'p2c' },
      { a: 3, b: 1, type: 'p2c' },
    ]);
    expect([...recursiveConeSizes(cycle)]).toEqual([3, 3, 3]);
  });

  it('has the checked observed members', () => {
    const cones = observedCones(toy, [
      [1, 12, 21, 41],
      [2, 13, 21, 41],
      [1, 11, 31],
      [2, 1, 11, 31],
      [13, 2, 1, 11, 31],
      [12, 11, 31],
      [11, 12, 21],
    ]);
    expect([...(cones.get(1) ?? [])].sort((a, b) => a - b)).toEqual([1, 11, 31]);
    expect([...(cones.get(12) ?? [])].sort((a, b) => a - b)).toEqual([12, 21, 41]);
    expect([...(cones.get(31) ?? [])]).toEqual([31]);
  });
});

describe('tier-1 distance of the toy graph', () => {
  it('counts customer-to-provider steps to the clique', () => {
    expect(byAsn(tier1Distances(toy, [1, 2]))).toEqual({ 1: 0, 2: 0, 11: 1, 12: 1, 13: 1, 21: 2, 31: 2, 41: 3 });
  });

  it('is -1 where no chain of providers leads up', () => {
    expect(byAsn(tier1Distances(toy, [11]))[41]).toBe(-1);
  });
});

describe('the valley-free rule on the toy graph', () => {
  it.each([[[1, 11, 31]], [[2, 1, 11, 31]], [[12, 11, 31]], [[31]]])('%j keeps it', (path) => {
    expect(isValleyFree(path, relation)).toBe(true);
  });

  it.each([
    [[2, 12, 1, 11, 31], { type: 1, leaker: 12, from: 1, to: 2 }],
    [[13, 12, 11, 31], { type: 2, leaker: 12, from: 11, to: 13 }],
    [[11, 12, 2, 13], { type: 3, leaker: 12, from: 2, to: 11 }],
    [[1, 12, 11, 31], { type: 4, leaker: 12, from: 11, to: 1 }],
  ])('%j breaks it', (path, leak) => {
    expect(findLeak(path, relation)).toEqual(leak);
  });

  it('names the leaker nearest the origin', () => {
    expect(findLeak([11, 12, 13, 2, 12, 1], relation)).toMatchObject({ leaker: 12, from: 1, to: 2 });
  });
});
