import {
  createRelationGraph,
  inferRelations,
  type RelationGraph,
  type RelationLink,
  recursiveConeSizes,
} from '@routeglass/domain/relations';
import { neighborsOf } from './neighbors.ts';
import type { RealTable, TablePeer } from './realTable.ts';
import type { VantagePaths } from './vantagePaths.ts';

/** What full tables of some peers show. */
export interface TableFacts {
  /** Neighbors of each network on any path. */
  readonly links: ReadonlyMap<number, ReadonlySet<number>>;
  /** Relations inferred from the paths. */
  readonly relations: readonly RelationLink[];
  /** Prefixes of each origin in the real table, and how many of them use each first hop. */
  readonly origins: ReadonlyMap<number, OriginKnowledge>;
}

/** What an operator who loaded the tables knows before an event. */
export interface TableKnowledge extends TableFacts {
  readonly graph: RelationGraph;
  coneSize(asn: number): number | undefined;
  isInCone(provider: number, customer: number): boolean;
}

export interface OriginKnowledge {
  readonly prefixes: readonly string[];
  readonly firstHops: ReadonlyMap<number, number>;
}

/** The real table's paths and the simulated ones together, as seen by the peers. */
export function tableFacts(table: RealTable, peers: readonly TablePeer[], simulated: VantagePaths): TableFacts {
  const asns = [...new Set(peers.map(({ asn }) => asn))];
  const ids = new Set(peers.map(({ id }) => id));
  const used = new Set<number>();
  for (const { routes } of table.stories.values())
    for (const { peer, path } of routes) if (ids.has(peer)) used.add(path);
  const paths = [...used].map((id) => table.paths[id] ?? []);
  const whole = [...paths, ...asns.flatMap((asn) => simulated.paths.get(asn) ?? [])];
  const links = new Map<number, Set<number>>();
  for (const path of whole) {
    const hops = path.filter((asn, i) => asn !== path[i + 1]);
    for (let i = 1; i < hops.length; i++) addLink(links, hops[i - 1]!, hops[i]!);
  }
  const relations = inferRelations(whole).links.map(({ a, b, type }): RelationLink => ({ a, b, type }));
  for (const asn of asns) {
    for (const link of simulated.lastLinks.get(asn) ?? []) {
      if (links.get(link.a)?.has(link.b)) continue;
      addLink(links, link.a, link.b);
      relations.push(link);
    }
  }
  return { links, relations, origins: originsIn(table, ids) };
}

export function knowledgeOf(facts: TableFacts): TableKnowledge {
  const graph = createRelationGraph(facts.relations);
  const cones = recursiveConeSizes(graph);
  const above = new Map<number, ReadonlySet<number>>();
  return {
    ...facts,
    graph,
    coneSize: (asn) => cones[graph.indexOf(asn) ?? -1],
    isInCone(provider, customer) {
      let known = above.get(customer);
      if (!known) above.set(customer, (known = chainUp(graph, customer)));
      return known.has(provider);
    },
  };
}

function addLink(links: Map<number, Set<number>>, a: number, b: number): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const known = links.get(from);
    if (known) known.add(to);
    else links.set(from, new Set([to]));
  }
}

/** A network and all networks above it. */
function chainUp(graph: RelationGraph, asn: number): Set<number> {
  const above = new Set([asn]);
  for (const one of above) for (const provider of neighborsOf(graph, one, 'providers')) above.add(provider);
  return above;
}

function originsIn({ stories, paths }: RealTable, peers: ReadonlySet<number>): Map<number, OriginKnowledge> {
  const origins = new Map<number, { prefixes: string[]; firstHops: Map<number, number> }>();
  for (const { prefix, routes } of stories.values()) {
    const hops = new Map<number, Set<number>>();
    for (const { peer, path, origin } of routes) {
      if (origin === null || !peers.has(peer)) continue;
      const asns = (paths[path] ?? []).filter((asn, i, all) => asn !== all[i + 1]);
      hops.set(origin, (hops.get(origin) ?? new Set()).add(asns.at(-2) ?? 0));
    }
    for (const [origin, own] of hops) {
      let known = origins.get(origin);
      if (!known) origins.set(origin, (known = { prefixes: [], firstHops: new Map() }));
      known.prefixes.push(prefix);
      for (const hop of own) known.firstHops.set(hop, (known.firstHops.get(hop) ?? 0) + 1);
    }
  }
  return origins;
}
