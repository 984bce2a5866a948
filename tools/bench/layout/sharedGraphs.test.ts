import { buildRouteGraph, layoutBest, layoutFirst, layoutGraphOf } from '@routeglass/domain/route-graph';
import { describe, expect, it } from 'vitest';
import { sharedData } from '../../shared-data.ts';
import { drawnCrossings } from './drawnCrossings.ts';
import { type NamedGraph, readGraphs } from './graphs.ts';
import { linesOf } from './ours.ts';

/** Largest allowed crossings: the fewest of elkjs and dagre, and 5 % more than the best setting of d3-dag, as measured on these graphs. */
const most: Readonly<Record<string, number>> = {
  'v4-prefix-10': 0,
  'v4-prefix-20': 0,
  'v6-prefix-30': 6,
  'v4-prefix-50': 1,
  'ris-AS62041-50': 2,
  'v4-origin-AS45769': 1519,
  'ris-AS48362-prefix': 150,
  'v4-cone-AS6939-300': 197,
  'v4-cone-AS3356-1000': 8669,
  'v6-cone-AS6939-3000': 41484,
};

const folder = sharedData('graphs');

describe.skipIf(!folder)('graphs of real routes (../shared/data/graphs)', () => {
  const graphs = folder ? readGraphs(folder) : [];
  const built = ({ asns, root, paths }: NamedGraph) => buildRouteGraph({ root: asns[root]!, paths });

  it.each(graphs)('builds the nodes and edges of $name from its paths', (graph) => {
    const { nodes, edges, leftOut } = built(graph);
    const pairs = Array.from({ length: graph.edges.length / 2 }, (_, i) =>
      [graph.edges[2 * i]!, graph.edges[2 * i + 1]!].map((node) => graph.asns[node]).join(' '),
    );
    expect(new Set(nodes.map(({ asn }) => asn))).toEqual(new Set(graph.asns));
    expect(nodes).toHaveLength(graph.asns.length);
    expect(edges.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual(pairs.toSorted());
    expect(leftOut).toEqual([]);
  });

  it.each(graphs)(
    'lays out $name with few crossings, whatever the order of its nodes, and counts those drawn',
    (graph) => {
      for (const same of [graph, layoutGraphOf(built(graph))]) {
        const best = layoutBest(same);
        expect(best.crossings).toBe(drawnCrossings(linesOf(same, best)));
        expect(best.crossings).toBeLessThanOrEqual(most[graph.name] ?? 0);
        expect(best.crossings).toBeLessThanOrEqual(layoutFirst(same).crossings);
      }
    },
    60_000,
  );
});
