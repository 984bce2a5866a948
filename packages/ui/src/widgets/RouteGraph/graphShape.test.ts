import { layoutFirst } from '@routeglass/domain/route-graph';
import { describe, expect, it } from 'vitest';
import type { GraphData } from './graphData.ts';
import { indexGraph } from './graphIndex.ts';
import { drawnLayout, shapeOf } from './graphShape.ts';
import { graphOfPaths } from './RouteGraph.fixtures.ts';

const whole = graphOfPaths(1, ['3 2 1', '4 2 1', '5 6 1']);
/** The graph with one of its networks hidden. */
const hiding = (asn: number): GraphData => ({
  ...whole,
  nodes: whole.nodes.map((node) => ({ ...node, hidden: node.asn === asn })),
  edges: whole.edges.map((edge) => ({ ...edge, hidden: edge.from === asn || edge.to === asn })),
});
const shape = (data: GraphData) => shapeOf(data, indexGraph(data));
const layout = layoutFirst(shape(whole).whole);

describe('the shape of a graph', () => {
  it('is the same for steps of one history, and another for another graph', () => {
    const names = [whole, hiding(3), hiding(6), graphOfPaths(1, ['3 2 1'])].map((data) => shape(data).name);
    expect(new Set(names.slice(0, 3)).size).toBe(1);
    expect(names[3]).not.toBe(names[0]);
  });
  it('shares the layout as it is where nothing is hidden', () => {
    expect(drawnLayout(layout, shape(whole))).toBe(layout);
  });
  it.each([3, 4, 5, 6])('keeps every place when AS%d is hidden', (asn) => {
    const data = hiding(asn);
    const graph = indexGraph(data);
    const drawn = drawnLayout(layout, shape(data));
    const all = indexGraph(whole);
    expect(drawn.x).toHaveLength(4 + 1);
    graph.nodes.forEach((node, i) => {
      const place = all.nodeOf.get(node.asn)!;
      expect([drawn.x[i], drawn.y[i], drawn.columns[i]]).toEqual([
        layout.x[place],
        layout.y[place],
        layout.columns[place],
      ]);
    });
    const shown = drawn.order.flatMap((column) => [...column]).sort((a, b) => a - b);
    expect(shown).toEqual(graph.nodes.map((_, i) => i));
    expect(drawn.bends).toHaveLength(graph.edges.length);
  });
});
