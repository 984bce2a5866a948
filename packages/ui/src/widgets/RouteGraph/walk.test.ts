import { layoutFirst } from '@routeglass/domain/route-graph';
import { describe, expect, it } from 'vitest';
import { indexGraph, layoutGraphOf } from './graphIndex.ts';
import { graphOfPaths } from './RouteGraph.fixtures.ts';
import { walk, type WalkKey } from './walk.ts';

const graph = indexGraph(graphOfPaths(1, ['21 11 1', '22 11 1', '23 12 1', '31 23 12 1', '12 11 1']));
const layout = layoutFirst(layoutGraphOf(graph));
const go = (from: number, key: WalkKey) => graph.nodes[walk(graph, layout, graph.nodeOf.get(from)!, key)]?.asn;
const column = (index: number) => [...(layout.order[index] ?? [])].map((node) => graph.nodes[node]!.asn);

describe('walk', () => {
  it.each<[number, WalkKey, number]>([
    [21, 'ArrowLeft', 11],
    [31, 'ArrowLeft', 23],
    [11, 'ArrowLeft', 1],
    [1, 'ArrowLeft', 1],
    [23, 'ArrowRight', 31],
    [31, 'ArrowRight', 31],
    [31, 'Home', 1],
  ])('from AS%i %s leads to AS%i', (from, key, to) => {
    expect(go(from, key)).toBe(to);
  });

  it('goes to the nearest column first: AS12 is a neighbor of AS1, AS11 stands between', () => {
    expect(go(12, 'ArrowLeft')).toBe(11);
  });

  it('walks a column from top to bottom and stops at its ends', () => {
    const tallest = [0, 1, 2, 3].map(column).reduce((a, b) => (b.length > a.length ? b : a));
    const [first, second] = tallest as [number, number];
    const last = tallest.at(-1)!;
    expect(go(first, 'ArrowDown')).toBe(second);
    expect(go(second, 'ArrowUp')).toBe(first);
    expect(go(first, 'ArrowUp')).toBe(first);
    expect(go(last, 'ArrowDown')).toBe(last);
    expect(go(first, 'End')).toBe(last);
    expect(go(first, 'PageDown')).toBe(last);
    expect(go(last, 'PageUp')).toBe(first);
  });

  it('reaches every node from the root', () => {
    const keys: WalkKey[] = ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft'];
    const reached = new Set([1]);
    for (const from of reached) for (const key of keys) reached.add(go(from, key)!);
    expect(reached.size).toBe(graph.nodes.length);
  });
});
