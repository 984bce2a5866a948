import { fromNode, toNode, type PathTable } from './pathTable.ts';
import type { Triplets } from './triplets.ts';

/** Transit degree and rank of each node; the inference works downwards from the top. */
export interface TransitRanks {
  /** Number of neighbors between which a node passes routes on (Luckie et al. 2013, section 4.2); 0 for a network seen only at ends of paths. */
  readonly transitDegree: Uint32Array;
  /** Nodes by transit degree, then degree, both descending, then the lower ASN. */
  readonly order: Uint32Array;
  /** Position of each node in `order`. */
  readonly rank: Uint32Array;
}

export function transitRanksOf(table: PathTable, triplets: Triplets): TransitRanks {
  const size = table.asns.length;
  const degree = new Uint32Array(size);
  const transitDegree = new Uint32Array(size);
  for (const end of table.ends) degree[end]! += 1;
  const passes = new Uint8Array(table.ends.length);
  const count = (node: number, link: number): void => {
    const slot = fromNode(table, 2 * link) === node ? 2 * link : 2 * link + 1;
    if (passes[slot] === 0) transitDegree[node]! += 1;
    passes[slot] = 1;
  };
  for (let i = 0; i < triplets.first.length; i++) {
    const into = triplets.first[i]!;
    const middle = toNode(table, into);
    count(middle, into >> 1);
    count(middle, triplets.second[i]! >> 1);
  }
  const order = Uint32Array.from({ length: size }, (_, node) => node).sort(
    (a, b) => transitDegree[b]! - transitDegree[a]! || degree[b]! - degree[a]! || a - b,
  );
  const rank = new Uint32Array(size);
  order.forEach((node, place) => (rank[node] = place));
  return { transitDegree, order, rank };
}
