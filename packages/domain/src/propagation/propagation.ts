import type { RelationGraph } from '../relations/graph.ts';
import { classOf, FROM_CUSTOMER, nextOf, NO_ROUTE, OWN, routeOf } from './route.ts';
import { type Fixed, Spread } from './spread.ts';

/** From whom a network has its best route. */
export type RouteSource = 'own' | 'customer' | 'peer' | 'provider';

/** A network that announces the destination, with what it puts behind itself in the path: a forged origin, or what it leaks. */
export interface Announcer {
  readonly asn: number;
  readonly behind?: readonly number[];
  /** Which neighbors beside its customers hear of it; all, where nothing is said. */
  readonly tells?: 'all' | 'providers' | 'peers';
}

/** Best routes of all networks to one destination. Read it before the next call of the propagation that made it. */
export interface BestRoutes {
  /** Undefined where no route arrives. */
  sourceOf(asn: number): RouteSource | undefined;
  /** AS path in wire order, the network itself first, the origin last; undefined where no route arrives. */
  pathFrom(asn: number): number[] | undefined;
  /** Networks that have a route, the announcers included. */
  readonly reached: number;
}

/** Gao-Rexford propagation over a graph of relations: customer before peer before provider, then the shortest path, then the lowest next hop. */
export interface Propagation {
  /** One network announces. */
  announce(origin: number): BestRoutes;
  /** Several announce the same destination, and each network chooses: an origin and its hijackers, or anycast. */
  compete(announcers: readonly Announcer[]): BestRoutes;
  /**
   * The leaker passes its best route on to its neighbors, or only its providers or peers; networks on that route refuse what returns to
   * them. Undefined where it has no route.
   */
  leak(origin: number, leaker: number, to?: Announcer['tells']): BestRoutes | undefined;
}

const SOURCES: readonly RouteSource[] = ['own', 'customer', 'peer', 'provider'];

/** Holds arrays as large as the graph and reuses them. Announcers that the graph does not know reach no one. */
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
