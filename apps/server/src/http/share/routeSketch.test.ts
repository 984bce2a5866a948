import { expect, it } from 'vitest';
import { routeSketch } from './routeSketch.ts';

it('places networks by their distance from the origin', () => {
  const { nodes, edges } = routeSketch(['65069 65007 65059', '65007 65059', '65059']);
  expect(nodes).toEqual([
    { asn: 65059, column: 0, row: 0 },
    { asn: 65007, column: 1, row: 0 },
    { asn: 65069, column: 2, row: 0 },
  ]);
  expect(edges).toEqual([
    [65059, 65007],
    [65007, 65069],
  ]);
});

it('shows no network that nothing shown leads to', () => {
  const routes = [...[1, 2, 3, 4, 5].map((asn) => `${asn} 100`), '50 5 100', '40 4 100'];
  expect(routeSketch(routes).nodes.map(({ asn }) => asn)).toEqual([100, 1, 2, 3, 4, 40]);
});

it('shows four networks of a distance, and no line to what is left out', () => {
  const routes = Array.from({ length: 9 }, (_, at) => `${at + 1} 100`);
  const { nodes, edges } = routeSketch(routes);
  expect(nodes).toHaveLength(5);
  expect(edges).toHaveLength(4);
  expect(routeSketch([])).toEqual({ nodes: [], edges: [] });
});
