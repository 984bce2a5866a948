import { layoutBest, layoutFirst } from '@routeglass/domain/route-graph';
import { sharedData } from '../shared-data.ts';
import { type Bench, type Figure, median } from './bench.ts';
import { drawnCrossings, type Polyline } from './layout/drawnCrossings.ts';
import { type NamedGraph, readGraphs } from './layout/graphs.ts';
import { linesOf } from './layout/ours.ts';
import { peers } from './layout/peers.ts';

/** Shortest batch in milliseconds: the clock of a thread is too coarse for a single short layout. */
const BATCH = 100;

interface Measured {
  readonly name: string;
  readonly family: string;
  readonly milliseconds: number;
  readonly crossings: number;
}

/** Time limits in milliseconds for the first picture and the refined one, for graphs of up to this many nodes. */
const limits = [
  { nodes: 300, first: 15, refined: 150 },
  { nodes: 1000, first: 80, refined: 600 },
];

/**
 * Layout of the shared graphs, ours compared with elkjs, dagre and all settings of d3-dag that finish in time; crossings are counted the same
 * way for all of them.
 */
export const bench: Bench = {
  topic: 'layout',
  about: 'graph layout: median thread time, and crossings of the drawn lines',
  skip: () => (sharedData('graphs') ? null : 'the graphs in ../shared/data/graphs are missing'),
  async run(report) {
    for (const graph of readGraphs(sharedData('graphs') ?? '')) {
      const first = await measure('first', 'ours', graph, () => linesOf(graph, layoutFirst(graph)));
      const refined = await measure('refined', 'ours', graph, () => linesOf(graph, layoutBest(graph)));
      const others: Measured[] = [];
      for (const peer of peers) others.push(await measure(peer.name, peer.family, graph, () => peer.layout(graph)));
      for (const figure of compare(graph, first, refined, others)) report(figure);
    }
  },
};

async function measure(
  name: string,
  family: string,
  graph: NamedGraph,
  layout: () => Promise<Polyline[]> | Polyline[],
): Promise<Measured> {
  const large = graph.nodeCount >= 500 && family !== 'ours';
  let lines = large ? [] : await layout();
  const start = performance.now();
  if (!large) lines = await layout();
  const rounds = large ? 1 : Math.max(1, Math.ceil(BATCH / (performance.now() - start)));
  const times: number[] = [];
  for (let batch = 0; batch < (large ? 1 : 5); batch++) {
    const before = process.threadCpuUsage();
    for (let i = 0; i < rounds; i++) lines = await layout();
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000 / rounds);
  }
  return { name, family, milliseconds: median(times), crossings: drawnCrossings(lines) };
}

function* compare(graph: NamedGraph, first: Measured, refined: Measured, others: Measured[]): Generator<Figure> {
  const d3dag = others.filter(({ family }) => family === 'd3-dag');
  const best = d3dag.reduce((a, b) =>
    b.crossings < a.crossings || (b.crossings === a.crossings && b.milliseconds < a.milliseconds) ? b : a,
  );
  const fastest = d3dag.reduce((a, b) => (b.milliseconds < a.milliseconds ? b : a));
  const rest = others.filter(({ family }) => family !== 'd3-dag');
  const shown = [...rest, { ...best, name: 'd3-dag best' }, { ...fastest, name: 'd3-dag fastest' }];
  const times = Object.fromEntries(shown.map(({ name, milliseconds }) => [name, milliseconds]));
  const crossings = Object.fromEntries(shown.map((peer) => [peer.name, peer.crossings]));
  const size = `${graph.name} (${graph.nodeCount} nodes, ${graph.edges.length / 2} edges)`;
  const limit = limits.find(({ nodes }) => graph.nodeCount <= nodes);
  const slowestAllowed = Math.min(...rest.map((peer) => peer.milliseconds), best.milliseconds);

  yield {
    what: `${size}: first`,
    unit: 'ms',
    ours: first.milliseconds,
    peers: times,
    limit: { at: Math.min(limit?.first ?? Infinity, slowestAllowed), better: 'lower' },
  };
  yield {
    what: `${graph.name}: refined`,
    unit: 'ms',
    ours: refined.milliseconds,
    peers: times,
    limit: { at: Math.min(limit?.refined ?? Infinity, slowestAllowed), better: 'lower' },
    note: `d3-dag best is ${best.name.slice(7)}`,
  };
  yield { what: `${graph.name}: first`, unit: 'crossings', ours: first.crossings, peers: crossings };
  yield {
    what: `${graph.name}: refined`,
    unit: 'crossings',
    ours: refined.crossings,
    peers: crossings,
    limit: { at: Math.min(...rest.map((peer) => peer.crossings), best.crossings * 1.05), better: 'lower' },
  };
}
