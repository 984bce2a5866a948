import { type Adjacency, degree, neighbors, type RelationGraph } from '../relations/graph.ts';

/** Networks without customers (most of the Internet), kept apart: they pass nothing on, so their routes can be computed at the end. */
export interface Stubs {
  /** Stubs that have providers, by node. */
  readonly nodes: Uint32Array;
  /** Customers of every node that are not stubs. */
  readonly transitCustomers: Adjacency;
}

export function splitStubs({ asns, customers, providers }: RelationGraph): Stubs {
  const nodes: number[] = [];
  const targets: number[] = [];
  const starts = new Uint32Array(asns.length + 1);
  for (let node = 0; node < asns.length; node++) {
    if (degree(customers, node) === 0 && degree(providers, node) > 0) nodes.push(node);
    for (const customer of neighbors(customers, node)) if (degree(customers, customer) > 0) targets.push(customer);
    starts[node + 1] = targets.length;
  }
  return { nodes: Uint32Array.from(nodes), transitCustomers: { starts, targets: Uint32Array.from(targets) } };
}
