import { type Adjacency, degree, type RelationGraph } from './graph.ts';

/**
 * Sizes of all recursive cones, by node of the graph: the network itself and every network below it over provider-customer links, each counted
 * once. Cycles do no harm.
 */
export function recursiveConeSizes(graph: RelationGraph): Uint32Array {
  const search = new ConeSearch(graph.customers, graph.asns.length);
  return Uint32Array.from(graph.asns, (_, node) => search.run(node));
}

/** ASNs in the recursive cone of one network, itself included, ascending; empty if the graph does not contain it. */
export function recursiveCone(graph: RelationGraph, asn: number): Uint32Array {
  const node = graph.indexOf(asn);
  if (node === undefined) return new Uint32Array();
  const search = new ConeSearch(graph.customers, graph.asns.length);
  return search
    .members(node)
    .map((member) => graph.asns[member]!)
    .sort();
}

/** Walks down from one node after another. Each walk has its own stamp, so that marks need not be cleared. */
class ConeSearch {
  readonly #customers: Adjacency;
  readonly #stamps: Uint32Array;
  readonly #queue: Uint32Array;
  #stamp = 0;

  constructor(customers: Adjacency, size: number) {
    this.#customers = customers;
    this.#stamps = new Uint32Array(size);
    this.#queue = new Uint32Array(size);
  }

  run(top: number): number {
    if (degree(this.#customers, top) === 0) return 1;
    const { starts, targets } = this.#customers;
    const stamps = this.#stamps;
    const queue = this.#queue;
    const stamp = ++this.#stamp;
    stamps[top] = stamp;
    queue[0] = top;
    let count = 1;
    for (let done = 0; done < count; done++) {
      const node = queue[done]!;
      const end = starts[node + 1]!;
      for (let i = starts[node]!; i < end; i++) {
        const customer = targets[i]!;
        if (stamps[customer] === stamp) continue;
        stamps[customer] = stamp;
        queue[count++] = customer;
      }
    }
    return count;
  }

  members(top: number): Uint32Array {
    const count = this.run(top);
    return count === 1 ? Uint32Array.of(top) : this.#queue.slice(0, count);
  }
}
