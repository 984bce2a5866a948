import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRouteGraph } from './buildRouteGraph.ts';
import { layoutGraphOf } from './routeGraph.ts';

describe('buildRouteGraph', () => {
  it('joins paths to one origin, prepends removed from the edges and counted in the texts', () => {
    const graph = buildRouteGraph({
      root: 31,
      paths: ['2 1 11 31 31 31', '12 11 31', '1 11 31'],
      relationOf: (from, to) => (from > 10 && to === 11 ? 'p2p' : to > from ? 'p2c' : '?'),
    });
    expect(graph.nodes.map(({ asn, pathLength }) => [asn, pathLength])).toEqual([
      [31, 0],
      [11, 1],
      [1, 2],
      [12, 2],
      [2, 3],
    ]);
    expect(graph.edges.map(({ from, to, type }) => [from, to, type])).toEqual([
      [11, 31, 'p2c'],
      [1, 11, 'p2c'],
      [12, 11, 'p2p'],
      [2, 1, '?'],
    ]);
    expect(graph.nodes[2]).toEqual({
      id: '1',
      asn: 1,
      pathLength: 2,
      paths: ['1×1 → 11×1 → 31×1', '2×1 → 1×1 → 11×1 → 31×3'],
      extended: false,
    });
    expect(graph.edges[3]?.paths).toEqual(['2×1 → 1×1 → 11×1 → 31×3']);
  });

  it.each([
    ['1 2 {3,4}', 'as-set'],
    ['{1,2} 3', 'as-set'],
    ['{1,2}', 'as-set'],
    ['1 {2,3} {3}', 'as-set'],
    ['1 2', 'other-origin'],
    ['', 'malformed'],
    ['1 x 3', 'malformed'],
    ['1 4294967296 3', 'malformed'],
    ['1 (64512) 3', 'as-set'],
  ])('leaves %j out and says why: %s', (path, reason) => {
    const graph = buildRouteGraph({ root: 3, paths: ['9 3', path] });
    expect(graph.leftOut).toEqual([{ path, reason }]);
    expect(graph.nodes.map(({ asn }) => asn)).toEqual([3, 9]);
  });

  it.each([
    ['1 2 1 3', '1-2! 2-1! 1-3'],
    ['3 2 3', '3-2! 2-3!'],
    ['7 35819 48237 48237 35819 3', '7-35819 35819-48237! 48237-35819! 35819-3'],
    ['1 2 4 2 5 6 5 3', '1-2 2-4! 4-2! 2-5 5-6! 6-5! 5-3'],
    ['1 1 2 2 3', '1-2 2-3'],
  ])('draws every edge of %j, those of a loop marked: %s', (path, expected) => {
    const { edges, leftOut, nodes } = buildRouteGraph({ root: 3, paths: [path] });
    const drawn = edges.map(({ from, to, loop }) => `${from}-${to}${loop ? '!' : ''}`);
    expect(drawn.sort()).toEqual(expected.split(' ').sort());
    expect(leftOut).toEqual([]);
    for (const { paths } of nodes) expect(paths).toHaveLength(1);
  });

  it('marks an edge that loops on one path and not on another', () => {
    const { edges } = buildRouteGraph({ root: 3, paths: ['9 1 2 3', '1 2 1 3'] });
    expect(edges.find(({ from, to }) => from === 1 && to === 2)).toMatchObject({
      loop: true,
      paths: ['1×1 → 2×1 → 1×1 → 3×1', '9×1 → 1×1 → 2×1 → 3×1'],
    });
  });

  it('draws a path that ends in an AS_SET as far as the network that made the aggregate', () => {
    const { nodes, edges, leftOut } = buildRouteGraph({ root: 2, paths: ['1 2 2 {3,4}', '5 2'] });
    expect(nodes.map(({ asn, paths }) => [asn, paths])).toEqual([
      [2, ['5×1 → 2×1', '1×1 → 2×2 → {3,4}×1'].sort()],
      [1, ['1×1 → 2×2 → {3,4}×1']],
      [5, ['5×1 → 2×1']],
    ]);
    expect(edges.map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [5, 2],
    ]);
    expect(leftOut).toEqual([]);
  });

  it('has the root alone without any path', () => {
    expect(buildRouteGraph({ root: 3, paths: [] })).toEqual({
      root: 3,
      nodes: [{ id: '3', asn: 3, pathLength: 0, paths: [], extended: false }],
      edges: [],
      leftOut: [],
    });
  });

  it('marks as extended what only possible paths pass', () => {
    const graph = buildRouteGraph({ root: 3, paths: ['1 2 3'], possiblePaths: ['1 2 3', '4 2 3', '5 1 3'] });
    expect(graph.nodes.filter(({ extended }) => extended).map(({ asn }) => asn)).toEqual([4, 5]);
    expect(graph.edges.filter(({ extended }) => extended).map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [4, 2],
      [5, 1],
    ]);
    expect(graph.nodes.find(({ asn }) => asn === 2)?.paths).toEqual(['1×1 → 2×1 → 3×1', '4×1 → 2×1 → 3×1']);
  });

  it('joins paths to other origins where they are asked for; what reaches the root counts its hops to it', () => {
    const paths = ['1 2 5', '4 1 3', '7 6 8', '1 9 8'];
    const { nodes, edges, leftOut } = buildRouteGraph({ root: 5, paths, withOtherOrigins: true });
    expect(leftOut).toEqual([]);
    expect(nodes.map(({ asn, pathLength }) => [asn, pathLength])).toEqual([
      [5, 0],
      [3, 0],
      [8, 0],
      [2, 1],
      [6, 1],
      [9, 1],
      [1, 2],
      [7, 2],
      [4, 3],
    ]);
    const ends = edges.map(({ from, to }) => `${from}-${to}`);
    expect(ends.sort()).toEqual(['1-2', '1-3', '1-9', '2-5', '4-1', '6-8', '7-6', '9-8']);
  });

  it('does not depend on the order or the repetition of the paths', () => {
    const path = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }).map((hops) => [...hops, 99].join(' '));
    fc.assert(
      fc.property(fc.array(path), fc.nat(), (paths, turn) => {
        const turned = paths.map((_, i) => paths[(i + turn) % paths.length]!);
        expect(buildRouteGraph({ root: 99, paths: [...turned, ...turned] })).toEqual(
          buildRouteGraph({ root: 99, paths }),
        );
      }),
    );
  });

  it('hands edges to the layout by the index of the nodes', () => {
    const graph = buildRouteGraph({ root: 3, paths: ['1 2 3'] });
    expect(layoutGraphOf(graph)).toEqual({ nodeCount: 3, root: 0, edges: Uint32Array.from([1, 0, 2, 1]) });
  });
});
