import { layoutFirst } from '@routeglass/domain/route-graph';
import { describe, expect, it } from 'vitest';
import { indexGraph, layoutGraphOf } from './graphIndex.ts';
import { areBlocks, detailAt, nextMounted, wantedNodes } from './mountedNodes.ts';
import { largeGraph, smallGraph } from './RouteGraph.fixtures.ts';

const layoutOf = (graph: typeof smallGraph) => layoutFirst(layoutGraphOf(indexGraph(graph)));
const nowhere = { left: -9, right: -8, top: -9, bottom: -8 };

describe('wantedNodes', () => {
  it('wants all of a small graph, wherever the view is', () => {
    expect(wantedNodes(layoutOf(smallGraph), nowhere)).toHaveLength(smallGraph.nodes.length);
  });
  it('wants of a large graph what is near the view', () => {
    const layout = layoutOf(largeGraph(600));
    expect(wantedNodes(layout, nowhere)).toEqual([]);
    const wanted = wantedNodes(layout, { left: 0, right: 1500, top: 0, bottom: 900 });
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.length).toBeLessThan(120);
  });
});

describe('nextMounted', () => {
  const wanted = Array.from({ length: 200 }, (_, i) => i);
  it('keeps what is there and adds a few, until all are there', () => {
    let mounted: number[] = [150, 151];
    let steps = 0;
    while (mounted.length < wanted.length) {
      const next = nextMounted(wanted, new Set(mounted));
      expect(next).toEqual(expect.arrayContaining(mounted));
      expect(next.length).toBeGreaterThan(mounted.length);
      mounted = next;
      steps++;
    }
    expect(steps).toBeGreaterThan(2);
  });
  it('drops what is no longer wanted', () => {
    expect(nextMounted([1, 2], new Set([1, 9]))).toEqual([1, 2]);
  });
});

describe('level of detail', () => {
  it.each([
    [1, 'near'],
    [0.7, 'near'],
    [0.5, 'middle'],
    [0.3, 'far'],
    [0.2, 'none'],
  ])('at %f is %s', (scale, detail) => {
    expect(detailAt(scale)).toBe(detail);
  });
  it('paints blocks only for large graphs seen from afar', () => {
    expect([areBlocks(1000, 0.2), areBlocks(1000, 0.5), areBlocks(60, 0.2)]).toEqual([true, false, false]);
  });
});
