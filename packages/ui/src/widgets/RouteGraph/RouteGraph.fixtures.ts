import { routeStep, stepGraph, type HistoryEvent } from '@routeglass/domain/player';
import { buildRouteGraph, type EdgeRelation } from '@routeglass/domain/route-graph';
import type { GraphData } from './graphData.ts';
import type { PathVerdicts } from './pathVerdict.ts';

/** Names as in registries: short, missing, very long, right to left. */
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

/** A graph for the widget from paths; names, countries and relations are derived from the numbers. */
export function graphOfPaths(root: number, paths: readonly string[], possiblePaths: readonly string[] = []): GraphData {
  const graph = buildRouteGraph({ root, paths, possiblePaths, relationOf });
  return { root, routes: paths, edges: graph.edges, leftOut: graph.leftOut, nodes: graph.nodes.map(withFacts) };
}

const relationOf = (from: number, to: number): EdgeRelation => types[(from * 7 + to) % types.length] ?? '?';

function withFacts<Node extends { readonly asn: number }>(node: Node) {
  const name = names[node.asn % names.length] ?? null;
  const [countryCode, countryName] = countries[node.asn % countries.length] ?? [null, null];
  return { ...node, name, orgName: name && `${name} Holding`, countryCode, countryName };
}

/** The history at a moment, with the changes since an earlier one; all its steps have the same shape. */
export function graphOfStep(root: number, events: readonly HistoryEvent[], from: number, to: number): GraphData {
  const step = routeStep(events, from, to);
  const allRoutes = events.flatMap((event) => event.added);
  const { nodes, edges } = stepGraph({ root, step, allRoutes, relationOf });
  return { root, routes: [...step.active, ...step.left], edges, nodes: nodes.map(withFacts) };
}

/** A prefix's history with one event per minute: each withdraws one in a hundred routes and restores those withdrawn before. */
export function longHistory(size: number, minutes: number): { readonly root: number; readonly events: HistoryEvent[] } {
  const { root, routes } = largeGraph(size);
  const turns = Array.from({ length: minutes }, (_, i) => routes.filter((_route, at) => at % 100 === i % 100));
  return {
    root,
    events: [
      { time: 0, added: routes, left: [] },
      ...turns.map((turn, i) => ({ time: (i + 1) * 60_000, added: i > 0 ? turns[i - 1]! : [], left: turn })),
    ],
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

/** The small graph with possible routes from the relation model. */
export const extendedGraph = graphOfPaths(64_512, smallGraph.routes, [
  '64540 64523 64515 64512',
  '64541 64540 64523 64515 64512',
  '64542 64516 64512',
]);

/** Paths without a simple way to an origin: some loop, one ends in an AS_SET, and some cannot be drawn. */
export const loopingGraph = graphOfPaths(64_512, [
  '64530 64520 64514 64516 64514 64512',
  '64531 64520 64514 64516 64514 64512',
  '64532 64521 64512',
  '64533 64521 64512 {64518,64519}',
  '64534 {64515,64517} 64512',
  '64535 64522 64550',
  '',
]);

/** The only vantage point is the origin itself. */
export const loneGraph = graphOfPaths(64_512, ['64512']);

/** Many leaves of two neighbors, and a few of a third. */
export const fanGraph = graphOfPaths(64_512, [
  ...Array.from({ length: 30 }, (_, i) => `${65_000 + i * 5} 64514 64512`),
  ...Array.from({ length: 12 }, (_, i) => `${65_300 + i * 5} 64521 64515 64512`),
  '65500 64516 64512',
  '65501 64516 64512',
]);

/** A step of the history: one network was added with its routes, one was removed. */
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

/** A step of the history: another network has taken the prefix from most vantage points. */
export const takenGraph = graphOfStep(
  64_512,
  [
    { time: 0, added: ['64530 64520 64514 64512', '64531 64521 64514 64512', '64532 64516 64512'], left: [] },
    {
      time: 10,
      added: ['64530 64520 64550', '64531 64521 64551 64550'],
      left: ['64530 64520 64514 64512', '64531 64521 64514 64512'],
    },
  ],
  0,
  10,
);

export const emptyGraph: GraphData = { root: 64_512, nodes: [], edges: [], routes: [] };

/** A graph of about `size` networks, the same each time: a few hubs near the origin, many leaves, some with a second path. */
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

/** Verdicts on the small graph: one path valid, one invalid at its second hop, the rest unknown. */
export const someVerdicts: PathVerdicts = {
  verdictOf: (path) => {
    if (path === '64537 64516 64512') return { state: 'valid' };
    const isRuledOut = path === '64533 64521 64514 64512';
    return isRuledOut
      ? { state: 'invalid', hop: { customer: 64_514, provider: 64_521, authorisation: 'not provider' } }
      : { state: 'unknown', hop: { customer: 64_512, provider: 64_515, authorisation: 'no attestation' } };
  },
};
