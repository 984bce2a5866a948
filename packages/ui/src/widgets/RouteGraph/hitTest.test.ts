import { layoutFirst } from '@routeglass/domain/route-graph';
import { describe, expect, it } from 'vitest';
import { edgeLines } from './edgeLine.ts';
import { indexGraph, layoutGraphOf } from './graphIndex.ts';
import { targetAt } from './hitTest.ts';
import { graphOfPaths } from './RouteGraph.fixtures.ts';

const graph = indexGraph(graphOfPaths(1, ['2 1', '3 1']));
const layout = layoutFirst(layoutGraphOf(graph));
const lines = edgeLines(graph, layout);

describe('targetAt', () => {
  it('finds every node at its middle', () => {
    const found = graph.nodes.map((_, i) => targetAt(layout, lines, layout.x[i]!, layout.y[i]!, 7));
    expect(found).toEqual(graph.nodes.map((_, index) => ({ kind: 'node', index })));
  });
  it('finds the nearest edge within reach', () => {
    lines.forEach((line, index) => {
      const [x, y] = [line[0]! - 20, line[1]!];
      expect(targetAt(layout, lines, x, y, 7)).toEqual({ kind: 'edge', index });
    });
  });
  it('finds nothing beside the graph', () => {
    expect(targetAt(layout, lines, -400, -400, 7)).toBeNull();
  });
});
