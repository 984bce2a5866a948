import { buildRouteGraph } from '../route-graph/buildRouteGraph.ts';
import type { EdgeRelation, RouteGraph, RouteGraphEdge, RouteGraphNode } from '../route-graph/routeGraph.ts';
import type { RouteStep } from './routeHistory.ts';

/** What a step did to a network or an adjacency; absent where it was there before and is still. */
export interface StepMark {
  readonly change?: 'new' | 'left';
  /** On no route of the step: known from another step of the same history, and not drawn. */
  readonly hidden?: true;
}

export interface StepGraph {
  readonly root: number;
  readonly nodes: readonly (RouteGraphNode & StepMark)[];
  readonly edges: readonly (RouteGraphEdge & StepMark)[];
}

export interface StepGraphsInput {
  /** ASN of the origin to which the routes lead. */
  readonly root: number;
  /** Every route that the history knows: a drawing in which all of them have their place does not move from step to step. */
  readonly allRoutes?: Iterable<string>;
  readonly relationOf?: (from: number, to: number) => EdgeRelation;
}

export interface StepGraphInput extends StepGraphsInput {
  readonly step: RouteStep;
}

/** The graph of a step: its standing and its left routes, each network and adjacency marked with what the step did to it. */
export function stepGraph({ step, ...history }: StepGraphInput): StepGraph {
  return createStepGraphs(history)(step);
}

/** The graphs of a history's steps. What all of them share is made once. */
export function createStepGraphs({
  root,
  allRoutes = [],
  relationOf,
}: StepGraphsInput): (step: RouteStep) => StepGraph {
  const graphOf = (paths: Iterable<string>) => buildRouteGraph({ root, paths, ...(relationOf && { relationOf }) });
  const routes = new Set(allRoutes);
  const whole = graphOf(routes);

  return (step) => {
    const added = new Set(step.added);
    const drawn = [...step.active, ...step.left];
    const known = drawn.every((route) => routes.has(route)) ? whole : graphOf([...drawn, ...routes]);
    const shown = graphOf(drawn);
    const before = namesIn(graphOf([...step.active.filter((route) => !added.has(route)), ...step.left]));
    const after = namesIn(graphOf(step.active));
    const shownNodes = new Map(shown.nodes.map((node) => [node.id, node]));
    const shownEdges = new Map(shown.edges.map((edge) => [edgeName(edge), edge]));

    const mark = (name: string): StepMark =>
      !after.has(name) ? { change: 'left' } : before.has(name) ? {} : { change: 'new' };
    return {
      root,
      nodes: known.nodes.map((node) => {
        const seen = shownNodes.get(node.id);
        return seen
          ? { ...node, paths: seen.paths, ...(node.asn !== root && mark(node.id)) }
          : { ...node, hidden: true };
      }),
      edges: known.edges.map((edge) => {
        const seen = shownEdges.get(edgeName(edge));
        return seen ? { ...edge, paths: seen.paths, ...mark(edgeName(edge)) } : { ...edge, hidden: true };
      }),
    };
  };
}

function namesIn(graph: RouteGraph): Set<string> {
  return new Set([...graph.nodes.map((node) => node.id), ...graph.edges.map(edgeName)]);
}

function edgeName({ from, to }: Pick<RouteGraphEdge, 'from' | 'to'>): string {
  return `${from} ${to}`;
}
