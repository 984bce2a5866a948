import { describe, expect, it } from 'vitest';
import { emptyText, likelyReason } from './emptyText.ts';
import { edgeWords, hopsText, nodeWords } from './nodeWords.ts';
import { extendedGraph, smallGraph } from './RouteGraph.fixtures.ts';

describe('emptyText', () => {
  it.each([
    ['no-graph', 'No graph data to display'],
    ['no-history', 'No history routes'],
    ['no-prefixes', 'No active prefixes'],
    ['no-data', 'No data for 10.1.0.0/16'],
  ] as const)('%s', (reason, title) => {
    expect(emptyText(reason, '10.1.0.0/16').title).toBe(title);
  });
  it('follows from the prefix where no reason is known', () => {
    expect([likelyReason(''), likelyReason('10.1.0.0/16')]).toEqual(['no-graph', 'no-data']);
  });
});

describe('words for those who do not see the drawing', () => {
  it('name a node with country, distance and paths', () => {
    const origin = smallGraph.nodes[0]!;
    expect(nodeWords({ ...origin, name: 'Kestrel', countryName: 'Japan' }, true)).toBe(
      'AS64512 Kestrel, Japan, origin, 9 paths',
    );
    expect(
      nodeWords(
        {
          ...origin,
          name: null,
          orgName: null,
          countryName: null,
          countryCode: null,
          pathLength: 1,
          paths: ['x'],
        },
        false,
      ),
    ).toBe('AS64512, 1 hop, 1 path');
  });
  it.each([
    [0, true, 'Origin'],
    [0, false, 'Another origin of the prefix'],
    [1, false, '1 hop from the origin'],
    [3, false, '3 hops from the origin'],
  ])('say how far %d is', (pathLength, isRoot, words) => {
    expect(hopsText({ ...smallGraph.nodes[0]!, pathLength }, isRoot)).toBe(words);
  });
  it('tell another origin of the prefix', () => {
    const stranger = { ...smallGraph.nodes[1]!, pathLength: 0 };
    expect(nodeWords(stranger, false)).toContain(', another origin, ');
  });
  it('name an edge with relation and paths', () => {
    const edge = { ...smallGraph.edges[0]!, from: 2, to: 1, type: 'c2p' as const, paths: ['x'] };
    expect(edgeWords(edge)).toBe('AS2 to AS1, To Provider, 1 path');
  });
  it('say what is only possible', () => {
    const possible = extendedGraph.nodes.find((node) => node.extended)!;
    expect(nodeWords(possible, false)).toContain('possible route');
  });
});
