import type { RelationGraph } from '../relations/graph.ts';
import { classOf, FROM_CUSTOMER, nextOf, NO_ROUTE, OWN, routeOf } from './route.ts';
import { type Fixed, Spread } from './spread.ts';

/** The neighbor type that a network has its best route from. */
export type RouteSource = 'own' | 'customer' | 'peer' | 'provider';

/** A network that announces the destination, and the path that it adds behind itself: a forged origin, or a leaked route. */
export interface Announcer {
  readonly asn: number;
  readonly behind?: readonly number[];
  /** Which neighbors besides its customers get the route; default: all. */
  readonly tells?: 'all' | 'providers' | 'peers';
}

/** Best routes of all networks to one destination. Read it before the next call of the same propagation. */
export interface BestRoutes {
  /** Undefined if no route arrives. */
  sourceOf(asn: number): RouteSource | undefined;
  /** AS path in wire order, the network itself first, the origin last; undefined if no route arrives. */
  pathFrom(asn: number): number[] | undefined;
  /** Number of networks that have a route, announcers included. */
  readonly reached: number;
}

/** Gao-Rexford propagation over a graph of relations: customer before peer before provider, then the shortest path, then the lowest next hop. */
export interface Propagation {
  announce(origin: number): BestRoutes;
  /** Several networks announce the same destination, and each network chooses: an origin and its hijackers, or anycast. */
  compete(announcers: readonly Announcer[]): BestRoutes;
  /**
   * The leaker passes its best route on to all neighbors, or only to providers or peers; networks on that route reject it when it comes back.
   * Undefined if the leaker has no route.
   */
  leak(origin: number, leaker: number, to?: Announcer['tells']): BestRoutes | undefined;
}

const SOURCES: readonly RouteSource[] = ['own', 'customer', 'peer', 'provider'];

/** Allocates arrays as large as the graph and reuses them. Announcers that are not in the graph reach no network. */
export function createPropagation(graph: RelationGraph): Propagation {
  const spread = new Spread(graph);

  const compete = (announcers: readonly Announcer[], held: readonly Fixed[] = []): BestRoutes => {
    const behind = new Map<number, readonly number[]>();
    const own: Fixed[] = [];
    for (const { asn, behind: tail = [], tells = 'all' } of announcers) {
      const node = graph.indexOf(asn);
      if (node === undefined || behind.has(node)) continue;
      behind.set(node, tail);
      own.push({
        node,
        route: routeOf(OWN, tail.length, node),
        tellsProviders: tells !== 'peers',
        tellsPeers: tells !== 'providers',
      });
    }
    spread.run([...own, ...held]);
    return routesOf(graph, spread, behind);
  };

  return {
    announce: (origin) => compete([{ asn: origin }]),
    compete: (announcers) => compete(announcers),
    leak(origin, leaker, to = 'all') {
      const path = compete([{ asn: origin }]).pathFrom(leaker);
      if (!path || path.length < 2) return undefined;
      const held = path.slice(1, -1).map((asn): Fixed => {
        const node = graph.indexOf(asn) ?? 0;
        const route = spread.routes[node]!;
        const isOrdinary = classOf(route) <= FROM_CUSTOMER;
        return { node, route, tellsProviders: isOrdinary, tellsPeers: isOrdinary };
      });
      return compete([{ asn: origin }, { asn: leaker, behind: path.slice(1), tells: to }], held);
    },
  };
}

function routesOf(graph: RelationGraph, spread: Spread, behind: ReadonlyMap<number, readonly number[]>): BestRoutes {
  return {
    sourceOf(asn) {
      const route = spread.routes[graph.indexOf(asn) ?? -1] ?? NO_ROUTE;
      return route === NO_ROUTE ? undefined : SOURCES[classOf(route)];
    },
    pathFrom(asn) {
      let node = graph.indexOf(asn);
      if (node === undefined || spread.routes[node] === NO_ROUTE) return undefined;
      const path = [asn];
      while (!behind.has(node)) {
        node = nextOf(spread.routes[node]!);
        path.push(graph.asns[node]!);
      }
      return [...path, ...(behind.get(node) ?? [])];
    },
    get reached() {
      return spread.routes.reduce((sum, route) => sum + (route === NO_ROUTE ? 0 : 1), 0);
    },
  };
}
