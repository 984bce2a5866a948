import { buildRouteGraph, type EdgeRelation } from '@routeglass/domain/route-graph';
import type { GraphData } from './graphData.ts';

/** Names as registries have them: short, missing, very long, right to left. */
const names = [
  'Aurora Transit',
  'Northern Lights Backbone and Regional Interconnection Services Cooperative',
  'شبكة الخليج للاتصالات',
  'Kestrel',
  null,
  'רשת הגליל',
  'Meridian IX Route Services',
  'Città Fibra',
];
const countries = [
  ['DE', 'Germany'],
  ['US', 'United States'],
  ['AE', 'United Arab Emirates'],
  ['JP', 'Japan'],
  ['IL', 'Israel'],
  ['BR', 'Brazil'],
  ['IT', 'Italy'],
] as const;
const types: readonly EdgeRelation[] = ['p2p', 'c2p', 'p2c', '?', 'c2p'];

/** Paths as a graph of the widget; names, countries and relations follow from the numbers. */
export function graphOfPaths(root: number, paths: readonly string[], possiblePaths: readonly string[] = []): GraphData {
  const graph = buildRouteGraph({
    root,
    paths,
    possiblePaths,
    relationOf: (from, to) => types[(from * 7 + to) % types.length] ?? '?',
  });
  return {
    root,
    routes: paths,
    edges: graph.edges,
    nodes: graph.nodes.map((node) => {
      const name = names[node.asn % names.length] ?? null;
      const [countryCode, countryName] = countries[node.asn % countries.length] ?? [null, null];
      return { ...node, name, orgName: name && `${name} Holding`, countryCode, countryName };
    }),
  };
}

export const smallGraph = graphOfPaths(64_512, [
  '64530 64520 64514 64512',
  '64531 64520 64514 64512',
  '64532 64521 64514 64512',
  '64533 64521 64514 64514 64512',
  '64534 64522 64515 64512',
  '64535 64522 64515 64512',
  '64536 64523 64515 64512 64512',
  '64537 64516 64512',
  '64520 64514 64512',
]);

/** The small graph with routes that the relation model holds possible. */
export const extendedGraph = graphOfPaths(64_512, smallGraph.routes, [
  '64540 64523 64515 64512',
  '64541 64540 64523 64515 64512',
  '64542 64516 64512',
]);

/** A step of the history: one network has come with its routes, one has gone. */
export const changedGraph: GraphData = {
  ...smallGraph,
  nodes: smallGraph.nodes.map((node) => {
    return node.asn === 64_537 ? { ...node, change: 'new' } : node.asn === 64_536 ? { ...node, change: 'left' } : node;
  }),
  edges: smallGraph.edges.map((edge) => {
    return edge.from === 64_537
      ? { ...edge, change: 'new' }
      : edge.from === 64_536
        ? { ...edge, change: 'left' }
        : edge;
  }),
};

export const emptyGraph: GraphData = { root: 64_512, nodes: [], edges: [], routes: [] };

/** A graph of about `size` networks, the same each time: a few hubs near the origin, many leaves, some with a second way. */
export function largeGraph(size: number): GraphData {
  let state = 12_345;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const root = 65_000;
  const first = 4_200_000_000;
  const pathOf: string[] = [String(root)];
  for (let i = 1; i < size; i++) {
    const hub = i < 12 ? random(Math.min(i, 3)) : random(Math.ceil(i / 6));
    pathOf.push(`${first + i} ${pathOf[hub]}`);
  }
  const second = Array.from({ length: Math.floor(size / 5) }, () => {
    const [leaf, hub] = [12 + random(size - 12), random(12)];
    return `${first + leaf} ${pathOf[hub]}`;
  });
  return graphOfPaths(root, [
    ...pathOf.slice(1),
    ...second.filter((path) => new Set(path.split(' ')).size === path.split(' ').length),
  ]);
}
