import type { Adjacency, RelationGraph } from '../relations/graph.ts';
import {
  classOf,
  FROM_CUSTOMER,
  FROM_PEER,
  FROM_PROVIDER,
  hopsOf,
  MOST_HOPS,
  MOST_NODES,
  NO_ROUTE,
  OWN,
  routeOf,
} from './route.ts';
import { splitStubs, type Stubs } from './stubs.ts';

/** A network whose route is given and never changes: an announcer, or one that must not accept a route that comes back to it. */
export interface Fixed {
  readonly node: number;
  readonly route: number;
  /** Whether its providers and its peers get the route; customers always do. */
  readonly tellsProviders: boolean;
  readonly tellsPeers: boolean;
}

/**
 * Best routes of all networks to one destination, by node index of the graph: three sweeps over the links in order of hops, so that every link
 * is visited once. First up to providers, then once across to peers, then down to customers (Gao, Rexford 2001); networks without customers
 * come last.
 *
 * Arrays are reused between calls of `run`.
 */
export class Spread {
  readonly routes: Int32Array;
  readonly #graph: RelationGraph;
  readonly #stubs: Stubs;
  readonly #isFixed: Uint8Array;
  /** Nodes in the order in which they got their first route; `#count` of them. */
  readonly #reached: Uint32Array;
  #count = 0;
  #guarded = false;

  constructor(graph: RelationGraph) {
    const size = graph.asns.length;
    if (size > MOST_NODES) throw new RangeError(`A graph of ${size} networks is larger than ${MOST_NODES}`);
    this.#graph = graph;
    this.#stubs = splitStubs(graph);
    this.routes = new Int32Array(size);
    this.#isFixed = new Uint8Array(size);
    this.#reached = new Uint32Array(size);
  }

  run(fixed: readonly Fixed[]): void {
    this.routes.fill(NO_ROUTE);
    this.#count = 0;
    /** An announcer's own route beats any offer, so only the other fixed networks need a guard. */
    this.#guarded = fixed.some(({ route }) => classOf(route) !== OWN);
    for (const { node, route } of fixed) {
      this.routes[node] = route;
      this.#isFixed[node] = 1;
    }
    this.#climb(fixed.filter(({ tellsProviders }) => tellsProviders));
    const others = fixed.filter(({ tellsProviders }) => !tellsProviders);
    for (const { node, tellsPeers } of others) if (tellsPeers) this.#reached[this.#count++] = node;
    this.#cross(new Set(fixed.flatMap(({ node, tellsPeers }) => (tellsPeers ? [] : [node]))));
    for (const { node, tellsPeers } of others) if (!tellsPeers) this.#reached[this.#count++] = node;
    this.#descend();
    this.#settleStubs();
    for (const { node } of fixed) this.#isFixed[node] = 0;
  }

  #climb(waiting: readonly Fixed[]): void {
    const last = Math.max(0, ...waiting.map(({ route }) => hopsOf(route)));
    let done = 0;
    for (let hops = 0; hops <= last || done < this.#count; hops++) {
      for (const { node, route } of waiting) if (hopsOf(route) === hops) this.#reached[this.#count++] = node;
      const level = this.#reached.subarray(done, this.#count);
      done = this.#count;
      this.#offer(this.#graph.providers, level, FROM_CUSTOMER, hops);
    }
  }

  #cross(silent: ReadonlySet<number>): void {
    for (const [hops, level] of this.#levels().entries()) {
      const telling = silent.size === 0 ? level : level.filter((node) => !silent.has(node));
      this.#offer(this.#graph.peers, telling, FROM_PEER, hops);
    }
  }

  /** Networks of the first two sweeps join at their own number of hops; those found here follow in order. */
  #descend(): void {
    const early = this.#levels();
    let done = this.#count;
    for (let hops = 0; hops < early.length || done < this.#count; hops++) {
      const found = this.#reached.subarray(done, this.#count);
      done = this.#count;
      this.#offer(this.#stubs.transitCustomers, early[hops] ?? [], FROM_PROVIDER, hops);
      this.#offer(this.#stubs.transitCustomers, found, FROM_PROVIDER, hops);
    }
  }

  /** A stub without its own route or one from a peer takes the best route of its providers. */
  #settleStubs(): void {
    const { routes } = this;
    const { starts, targets } = this.#graph.providers;
    for (const node of this.#stubs.nodes) {
      if (classOf(routes[node] as number) < FROM_PROVIDER || this.#isFixed[node] === 1) continue;
      let best = NO_ROUTE;
      const end = starts[node + 1] as number;
      for (let i = starts[node] as number; i < end; i++) {
        const provider = targets[i] as number;
        const held = routes[provider] as number;
        const hops = hopsOf(held);
        if (held === NO_ROUTE || hops >= MOST_HOPS) continue;
        const offered = routeOf(FROM_PROVIDER, hops + 1, provider);
        if (offered < best) best = offered;
      }
      routes[node] = best;
    }
  }

  /** The nodes reached so far, by hops. */
  #levels(): number[][] {
    const byHops: number[][] = [];
    for (let i = 0; i < this.#count; i++) {
      const node = this.#reached[i]!;
      const hops = hopsOf(this.routes[node]!);
      while (byHops.length <= hops) byHops.push([]);
      byHops[hops]?.push(node);
    }
    return byHops;
  }

  /** Each node of `level` offers its route with `hops` hops to its neighbors, which keep the better route. */
  #offer({ starts, targets }: Adjacency, level: ArrayLike<number>, routeClass: number, hops: number): void {
    if (hops >= MOST_HOPS) return;
    const { routes } = this;
    const isFixed = this.#isFixed;
    const guarded = this.#guarded;
    const reached = this.#reached;
    let count = this.#count;
    for (let at = 0; at < level.length; at++) {
      const from = level[at] as number;
      const offered = routeOf(routeClass, hops + 1, from);
      const end = starts[from + 1] as number;
      for (let i = starts[from] as number; i < end; i++) {
        const to = targets[i] as number;
        const held = routes[to] as number;
        if (held <= offered || (guarded && isFixed[to] === 1)) continue;
        if (held === NO_ROUTE) reached[count++] = to;
        routes[to] = offered;
      }
    }
    this.#count = count;
  }
}
