import type { World } from '../../store/schema.ts';

/** A route or an event of one prefix as a source holds it. */
export interface SeenRoute {
  /** Id of the source's generation. */
  readonly source: number;
  readonly peer: number;
  /** Path identifier of RFC 7911, empty without one. */
  readonly addPath: string;
  /** Null where the path ends in an AS_SET, and for a withdrawal. */
  readonly origin: number | null;
  readonly isWithdrawal: boolean;
  /** Seconds since 1970 and place in the file of an event; null for a route of a table. */
  readonly at: number | null;
  readonly seq: number;
}

/** What of a source decides which of its routes stand. */
export interface RouteSource {
  readonly world: World;
  /** Instant of a table, seconds since 1970. */
  readonly at: number;
  /** Instant of the table of the same collector: older events are in it already. Null where there is no table. */
  readonly snapshot: number | null;
}

/** A network that announces a prefix now. */
export interface Announcer {
  readonly world: World;
  readonly origin: number;
  /** Different peers that carry the prefix from it. */
  readonly peers: number;
}

/**
 * Who announces a prefix, out of all that live sources hold of it: for each peer (and path identifier) the newest of its table and the events
 * after that table, as the view `current_route` has it.
 */
export function announcersOf(
  routes: readonly SeenRoute[],
  sources: ReadonlyMap<number, RouteSource>,
): readonly Announcer[] {
  const peers = new Map<string, Set<number>>();
  for (const { source, origin, peer, isWithdrawal } of newestRoutes(routes, sources)) {
    if (origin === null || isWithdrawal) continue;
    const key = `${sources.get(source)?.world} ${origin}`;
    let set = peers.get(key);
    if (!set) peers.set(key, (set = new Set()));
    set.add(peer);
  }
  return [...peers].map(([key, { size }]) => {
    const [world, origin] = key.split(' ');
    return { world: world === 'lab' ? 'lab' : 'internet', origin: Number(origin), peers: size };
  });
}

function newestRoutes(routes: readonly SeenRoute[], sources: ReadonlyMap<number, RouteSource>): Iterable<SeenRoute> {
  // Without events nothing can be newer than anything else.
  if (routes.every((route) => route.at === null)) return routes;
  const newest = new Map<string, SeenRoute>();
  const timeOf = ({ at, source }: SeenRoute): number => at ?? sources.get(source)?.at ?? 0;
  for (const route of routes) {
    const snapshot = sources.get(route.source)?.snapshot ?? null;
    if (route.at !== null && snapshot !== null && route.at <= snapshot) continue;
    const key = `${route.peer} ${route.addPath}`;
    const other = newest.get(key);
    const later = other ? timeOf(route) - timeOf(other) || route.seq - other.seq : 1;
    if (later > 0) newest.set(key, route);
  }
  return newest.values();
}
