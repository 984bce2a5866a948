import type { StoryRoute } from '@routeglass/domain/history';
import type { Prefix } from '@routeglass/domain/prefix';
import { AddressWeights, type Origination } from '@routeglass/domain/ratings';
import { standsAt } from './days.ts';
import { PathWeights, type WeightColumns } from './pathWeights.ts';

/** A vantage point, as far as ratings need it. */
export interface RatedPeer {
  readonly asn: number;
  /** Instant of its collector's table; its routes before that are unknown. Null without a table. */
  readonly since: number | null;
}

/** The sums of one day, as plain data. */
export interface DaySums extends Origination {
  readonly weights: WeightColumns;
  /** Address weight by origin. */
  readonly addresses: ReadonlyMap<number, number>;
}

interface Announced {
  /** Peer and path alternate. */
  readonly routes: readonly number[];
  readonly origins: readonly number[];
}

/** Sums up the routes at the end of one day, prefix by prefix: the address weight of each path, and the origins. */
export class DayTally {
  readonly day: string;
  readonly end: number;
  /** Address weight of the prefixes on each path. */
  readonly weights = new PathWeights();
  readonly alone = new Map<number, number>();
  readonly shared: number[][] = [];
  /** Address weight by origin. */
  readonly addresses = new Map<number, number>();
  /** The newest instant included, in seconds since 1970. */
  asOf = 0;
  readonly #peers: ReadonlyMap<number, RatedPeer>;
  readonly #waiting = new AddressWeights<Announced>((announced, weight) => this.#weigh(announced, weight));

  constructor(day: string, end: number, peers: ReadonlyMap<number, RatedPeer>) {
    this.day = day;
    this.end = end;
    this.#peers = peers;
  }

  /** Its sums so far. */
  get sums(): DaySums {
    const { weights, alone, shared, addresses } = this;
    return { weights: weights.columns, alone, shared, addresses };
  }

  /** Each prefix must come once, in the order of routing tables. */
  add(prefix: Prefix, routes: readonly StoryRoute[]): void {
    const standing: number[] = [];
    const met = new Set<number>();
    const origins = new Set<number>();
    for (const route of routes) {
      if (!standsAt(route, this.end)) continue;
      const peer = this.#peers.get(route.peer);
      if (!peer || (peer.since !== null && peer.since >= this.end)) continue;
      this.asOf = Math.max(this.asOf, route.from, peer.since ?? 0);
      if (route.origin !== null) origins.add(route.origin);
      // Of several paths of one vantage point (ADD-PATH) the first counts: the data does not show which is the best.
      if (met.has(route.peer)) continue;
      met.add(route.peer);
      standing.push(route.peer, route.path);
    }
    if (standing.length === 0) return;
    const all = [...origins];
    const [first] = all;
    if (all.length > 1) this.shared.push(all.sort((a, b) => a - b));
    else if (first !== undefined) this.alone.set(first, (this.alone.get(first) ?? 0) + 1);
    this.#waiting.add(prefix, { routes: standing, origins: all });
  }

  settle(): void {
    this.#waiting.end();
  }

  #weigh({ routes, origins }: Announced, weight: number): void {
    for (const origin of origins) this.addresses.set(origin, (this.addresses.get(origin) ?? 0) + weight);
    for (let i = 0; i < routes.length; i += 2) this.weights.add(routes[i + 1]!, routes[i]!, weight);
  }
}
