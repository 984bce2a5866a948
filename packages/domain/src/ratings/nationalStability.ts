import type { RelationGraph } from '../relations/graph.ts';
import { dominatorTree } from './dominators.ts';

/** A network that counts for its country: it is registered there and originates a prefix. */
export interface NationalNetwork {
  readonly asn: number;
  /** Country code, in the same notation for all networks of the country. */
  readonly country: string;
  /** Addresses that it originates, in any unit: used to break ties. */
  readonly addresses: number;
}

export interface NationalStability {
  readonly country: string;
  /** Share of the country's networks, 0 to 1, that lose every chain of providers when one network of the country fails. Lower is better. */
  readonly value: number;
  /** The network whose failure costs most; null if no failure disconnects another network. */
  readonly criticalAsn: number | null;
  readonly lost: number;
  readonly networks: number;
}

/**
 * For each country, the share of its networks that the failure of one of them disconnects: those whose every chain of providers to a clique
 * member passes through it. Clique members never count as lost, nor does a network that had no chain before; peering is not a connection here.
 * Ties go to the network that costs more addresses, then to the lower ASN.
 */
export function nationalStability(
  graph: RelationGraph,
  clique: Iterable<number>,
  networks: Iterable<NationalNetwork>,
): NationalStability[] {
  const roots = Array.from(clique, (asn) => graph.indexOf(asn)).filter((node) => node !== undefined);
  const { parents } = dominatorTree(graph.customers, graph.providers, roots);
  const countries = Map.groupBy(networks, ({ country }) => country);
  return Array.from(countries, ([country, members]) => stabilityOf(graph, parents, country, members)).toSorted((a, b) =>
    a.country < b.country ? -1 : 1,
  );
}

interface Loss {
  networks: number;
  addresses: number;
}

function stabilityOf(
  graph: RelationGraph,
  parents: Int32Array,
  country: string,
  members: readonly NationalNetwork[],
): NationalStability {
  const losses = new Map<number, Loss>();
  for (const { asn } of members) {
    const node = graph.indexOf(asn);
    if (node !== undefined) losses.set(node, { networks: 0, addresses: 0 });
  }
  for (const { asn, addresses } of members) {
    const node = graph.indexOf(asn);
    if (node === undefined) continue;
    for (let above = parents[node] ?? -1; above >= 0; above = parents[above] ?? -1) {
      const loss = losses.get(above);
      if (!loss) continue;
      loss.networks++;
      loss.addresses += addresses;
    }
  }
  let critical = -1;
  let worst: Loss = { networks: 0, addresses: 0 };
  for (const [node, loss] of [...losses].toSorted(([a], [b]) => a - b)) {
    const isWorse = loss.networks - worst.networks || loss.addresses - worst.addresses;
    if (isWorse <= 0) continue;
    critical = node;
    worst = loss;
  }
  return {
    country,
    value: worst.networks / members.length,
    criticalAsn: graph.asns[critical] ?? null,
    lost: worst.networks,
    networks: members.length,
  };
}
