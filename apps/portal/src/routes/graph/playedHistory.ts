import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { asnsOf, parseAsPath, pathKey } from '@routeglass/domain/as-path';
import { createStepGraphs, type HistoryEvent, type RouteStep } from '@routeglass/domain/player';
import type { EdgeRelation } from '@routeglass/domain/route-graph';
import type { GraphData } from '@routeglass/ui/RouteGraph';

/** A network with its name, as in the lists of names. */
export interface NamedNetwork {
  readonly asn: number;
  readonly as_name: string | null;
  readonly org_name: string | null;
  readonly country_code: string | null;
  readonly country_name: string | null;
}

/** The history of a prefix's routes in the form that the player uses. */
export function historyEvents(answer: AnswerOf<Endpoints['graphHistory']>): HistoryEvent[] {
  return answer.map(([time, { new: added, left }]) => ({ time: Date.parse(time), added, left }));
}

/** All networks on routes of the history, and the root even if it is on none; ascending. Empty without routes. */
export function networksIn(root: number, events: readonly HistoryEvent[]): number[] {
  if (!hasRoutes(events)) return [];
  const asns = new Set([root]);
  for (const { added } of events)
    for (const route of added) for (const asn of asnsOf(parseAsPath(route) ?? [])) asns.add(asn);
  return [...asns].sort((a, b) => a - b);
}

/** All pairs of adjacent networks on any route, the farther one first; each once. */
export function adjacenciesIn(events: readonly HistoryEvent[]): { readonly from: number; readonly to: number }[] {
  const pairs = new Set<string>();
  for (const { added } of events) {
    for (const route of added) {
      // The adjacencies of an AS_SET's members are unknown.
      const hops = pathKey(route)
        .split(' ')
        .filter((hop) => /^\d+$/.test(hop));
      hops.slice(1).forEach((hop, at) => pairs.add(`${hops[at]} ${hop}`));
    }
  }
  return [...pairs].map((pair) => {
    const [from = 0, to = 0] = pair.split(' ').map(Number);
    return { from, to };
  });
}

/** All paths of the history, without prepends; each once. */
export function pathsIn(events: readonly HistoryEvent[]): string[] {
  return [...new Set(events.flatMap(({ added }) => added.map(pathKey)))];
}

/** Whether any target had a route at any time of the history. */
export function hasRoutes(events: readonly HistoryEvent[]): boolean {
  return events.some(({ added }) => added.length > 0);
}

/** Returns a function that makes the graph of a step: networks with their names, each marked with its change in the step. */
export function stepDrawing({ root, events, relations, networks }: PlayedGraph): (step: RouteStep) => GraphData {
  const relationOf = (from: number, to: number): EdgeRelation => relations.get(`${from} ${to}`) ?? '?';
  const graphOf = createStepGraphs({ root, allRoutes: events.flatMap(({ added }) => added), relationOf });
  return (step) => {
    const { nodes, edges } = graphOf(step);
    return {
      root,
      edges,
      routes: [...step.active, ...step.left],
      nodes: nodes.map((node) => {
        const known = networks.get(node.asn);
        return {
          ...node,
          name: known?.as_name ?? null,
          orgName: known?.org_name ?? null,
          countryCode: known?.country_code ?? null,
          countryName: known?.country_name ?? null,
        };
      }),
    };
  };
}

/** The data for drawing a history. */
export interface PlayedGraph {
  readonly root: number;
  readonly events: readonly HistoryEvent[];
  /** Relation of the farther to the nearer network, by `from to`. */
  readonly relations: ReadonlyMap<string, EdgeRelation>;
  readonly networks: ReadonlyMap<number, NamedNetwork>;
}
