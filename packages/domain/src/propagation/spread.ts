import type { RelationGraph } from '../relations/graph.ts';
import { classOf, FROM_CUSTOMER, FROM_PEER, FROM_PROVIDER, hopsOf, NO_ROUTE, rankOf } from './routeRank.ts';

/** A network whose route is given and never changes: an origin, or one that must not accept what comes back to it. */
export interface Fixed {
  readonly node: number;
  readonly rank: number;
  readonly next: number;
}

/**
 * Best routes of all networks to one destination, by node index of the graph: three sweeps over the links, each in order of hops, so that
 * every link is looked at once. First up to providers, then once across to peers, then down to customers (Gao, Rexford 2001).
 *
 * Ties of class and hops go to the lowest next hop. Arrays are reused from one `run` to the next.
 */
export class Spread {
  readonly rank: Uint32Array;
  readonly next: Uint32Array;
  readonly #graph: RelationGraph;
  readonly #fixed: Uint8Array;
  readonly #reached: Uint32Array;
  #count = 0;

  constructor(graph: RelationGraph) {
    const size = graph.asns.length;
    this.#graph = graph;
    this.rank = new Uint32Array(size);
    this.next = new Uint32Array(size);
    this.#fixed = new Uint8Array(size);
    this.#reached = new Uint32Array(size);
  }

  run(fixed: readonly Fixed[]): void {
    this.rank.fill(NO_ROUTE);
    this.#count = 0;
    for (const { node, rank, next } of fixed) {
      this.rank[node] = rank;
      this.next[node] = next;
      this.#fixed[node] = 1;
    }
    this.#climb(fixed);
    this.#cross(fixed);
    this.#descend();
    for (const { node } of fixed) this.#fixed[node] = 0;
  }

  #climb(fixed: readonly Fixed[]): void {
    const { starts, targets } = this.#graph.providers;
    const waiting = fixed.filter(({ rank }) => classOf(rank) <= FROM_CUSTOMER);
    const last = Math.max(0, ...waiting.map(({ rank }) => hopsOf(rank)));
    let done = 0;
    for (let hops = 0; hops <= last || done < this.#count; hops++) {
      for (const { node, rank } of waiting) if (hopsOf(rank) === hops) this.#reached[this.#count++] = node;
      const end = this.#count;
      const offered = rankOf(FROM_CUSTOMER, hops + 1);
      for (; done < end; done++) {
        const from = this.#reached[done] ?? 0;
        const stop = starts[from + 1] ?? 0;
        for (let i = starts[from] ?? 0; i < stop; i++) this.#offer(from, targets[i] ?? 0, offered);
      }
    }
  }

  #cross(fixed: readonly Fixed[]): void {
    const { starts, targets } = this.#graph.peers;
    const end = this.#count;
    for (let done = 0; done < end; done++) {
      const from = this.#reached[done] ?? 0;
      const offered = rankOf(FROM_PEER, hopsOf(this.rank[from] ?? 0) + 1);
      const stop = starts[from + 1] ?? 0;
      for (let i = starts[from] ?? 0; i < stop; i++) this.#offer(from, targets[i] ?? 0, offered);
    }
    for (const { node, rank } of fixed) if (classOf(rank) > FROM_CUSTOMER) this.#reached[this.#count++] = node;
  }

  /** Networks of the first two sweeps join at their own number of hops; those found here follow in order. */
  #descend(): void {
    const { starts, targets } = this.#graph.customers;
    const byHops: number[][] = [];
    for (let i = 0; i < this.#count; i++) {
      const node = this.#reached[i] ?? 0;
      (byHops[hopsOf(this.rank[node] ?? 0)] ??= []).push(node);
    }
    let done = this.#count;
    for (let hops = 0; hops < byHops.length || done < this.#count; hops++) {
      const end = this.#count;
      const offered = rankOf(FROM_PROVIDER, hops + 1);
      const early = byHops[hops] ?? [];
      for (let at = done - early.length; at < end; at++) {
        const from = at < done ? (early[at - done + early.length] ?? 0) : (this.#reached[at] ?? 0);
        const stop = starts[from + 1] ?? 0;
        for (let i = starts[from] ?? 0; i < stop; i++) this.#offer(from, targets[i] ?? 0, offered);
      }
      done = end;
    }
  }

  #offer(from: number, to: number, offered: number): void {
    const held = this.rank[to] ?? 0;
    if (held < offered || this.#fixed[to] === 1) return;
    if (held === offered) {
      if (from < (this.next[to] ?? 0)) this.next[to] = from;
      return;
    }
    if (held === NO_ROUTE) this.#reached[this.#count++] = to;
    this.rank[to] = offered;
    this.next[to] = from;
  }
}
