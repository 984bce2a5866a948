import { buildRouteGraph, byLengthThenNumbers } from '../route-graph/buildRouteGraph.ts';
import { cleanPath } from '../route-graph/cleanPath.ts';
import type { EdgeRelation, RouteGraph, RouteGraphEdge, RouteGraphNode } from '../route-graph/routeGraph.ts';
import type { RouteStep } from './routeHistory.ts';

/** What a step changed about a network or an adjacency; absent if it was there before and still is. */
export interface StepMark {
  readonly change?: 'new' | 'left';
  /** On no route of the step: known from another step of the same history, but not drawn. */
  readonly hidden?: true;
}

export interface StepGraph {
  readonly root: number;
  readonly nodes: readonly (RouteGraphNode & StepMark)[];
  readonly edges: readonly (RouteGraphEdge & StepMark)[];
}

export interface StepGraphsInput {
  /** ASN of the origin that the drawing is about. Routes to other origins of the prefix are branches next to its own. */
  readonly root: number;
  /** All routes of the history: if the layout includes all of them, it does not move from step to step. */
  readonly allRoutes?: Iterable<string>;
  readonly relationOf?: (from: number, to: number) => EdgeRelation;
}

export interface StepGraphInput extends StepGraphsInput {
  readonly step: RouteStep;
}

/** The graph of a step: its current and removed routes, with each network and adjacency marked by what the step changed. */
export function stepGraph({ step, ...history }: StepGraphInput): StepGraph {
  return createStepGraphs(history)(step);
}

/** The graphs of a history's steps. All routes are parsed once; a step only collects those that it draws. */
export function createStepGraphs({
  root,
  allRoutes = [],
  relationOf,
}: StepGraphsInput): (step: RouteStep) => StepGraph {
  const routes = new Set(allRoutes);
  const whole = buildRouteGraph({ root, paths: routes, withOtherOrigins: true, ...(relationOf && { relationOf }) });
  const placed = placeRoutes(routes, whole);

  return (step) => {
    const drawn = [...step.active, ...step.left];
    if (!drawn.every((route) => routes.has(route)))
      return createStepGraphs({ root, allRoutes: [...routes, ...drawn], ...(relationOf && { relationOf }) })(step);
    const nodes = createGathering(whole.nodes.length);
    const edges = createGathering(whole.edges.length);
    const [added, left] = [new Set(step.added), new Set(step.left)];
    const inOrder = [...new Set(drawn)].flatMap((route) => placed.get(route) ?? []).sort((a, b) => a.rank - b.rank);
    for (const path of inOrder) {
      const stood = !added.has(path.route);
      const stands = !left.has(path.route);
      for (const node of path.nodes) gather(nodes, node, path.label, stood, stands);
      for (const edge of path.edges) gather(edges, edge, path.label, stood, stands);
    }
    return {
      root,
      nodes: whole.nodes.map((node, at) => {
        if (node.asn === root) return { ...node, paths: nodes.labels[at] ?? [] };
        return { ...node, ...markOf(nodes, at, node.paths) };
      }),
      edges: whole.edges.map((edge, at) => ({ ...edge, ...markOf(edges, at, edge.paths) })),
    };
  };
}

/** A route, with the positions of its networks and adjacencies in the graph of all routes. */
interface PlacedRoute {
  readonly route: string;
  readonly label: string;
  /** Its position in the order of paths. */
  readonly rank: number;
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
}

function placeRoutes(routes: Iterable<string>, { nodes, edges }: RouteGraph): Map<string, PlacedRoute> {
  const nodeAt = new Map(nodes.map((node, at) => [node.asn, at]));
  const edgeAt = new Map(edges.map((edge, at) => [`${edge.from} ${edge.to}`, at]));
  const clean = [...routes].flatMap((route) => {
    const path = cleanPath(route, null);
    return typeof path === 'string' ? [] : [{ ...path, route }];
  });
  const placed = clean.sort(byLengthThenNumbers).map(({ route, asns, label }, rank): PlacedRoute => {
    const pairs = asns.slice(1).map((asn, at) => edgeAt.get(`${asns[at]} ${asn}`) ?? 0);
    return {
      route,
      label,
      rank,
      nodes: [...new Set(asns.map((asn) => nodeAt.get(asn) ?? 0))],
      edges: [...new Set(pairs)],
    };
  });
  return new Map(placed.map((each) => [each.route, each]));
}

/** What the routes of a step say about each network or adjacency, by its index. */
interface Gathering {
  readonly labels: (string[] | undefined)[];
  readonly stood: Uint8Array;
  readonly stands: Uint8Array;
}

function createGathering(count: number): Gathering {
  return { labels: Array.from({ length: count }), stood: new Uint8Array(count), stands: new Uint8Array(count) };
}

function gather({ labels, ...was }: Gathering, at: number, label: string, stood: boolean, stands: boolean): void {
  const known = labels[at];
  if (known) known.push(label);
  else labels[at] = [label];
  if (stood) was.stood[at] = 1;
  if (stands) was.stands[at] = 1;
}

function markOf(
  { labels, stood, stands }: Gathering,
  at: number,
  allPaths: readonly string[],
): StepMark & { readonly paths: readonly string[] } {
  const paths = labels[at];
  if (!paths) return { paths: allPaths, hidden: true };
  if (!stands[at]) return { paths, change: 'left' };
  return stood[at] ? { paths } : { paths, change: 'new' };
}
