import type { Graph } from '@routeglass/api-client/contract';
import { type EdgeRelation, layoutFirst, layoutGraphOf, type RouteGraph } from '@routeglass/domain/route-graph';
import { countryName } from '@routeglass/domain/country';
import { type NetworkRow, toBrief, unknownNetwork } from '../../store/network.ts';

export interface GraphParts {
  readonly graph: RouteGraph;
  readonly relationOf: (from: number, to: number) => EdgeRelation;
  readonly networks: ReadonlyMap<number, NetworkRow>;
  readonly prefix: string;
  readonly targets: number[];
  /** Distinct observed paths, as received. */
  readonly paths: readonly string[];
}

/** A route graph in the contract's form, with names, relations and the order of a first layout. */
export function writeGraph({ graph, relationOf, networks, prefix, targets, paths }: GraphParts): Graph {
  const networkOf = (asn: number) => networks.get(asn) ?? unknownNetwork(asn);
  const edges = graph.edges.map((edge) => ({ ...edge, type: relationOf(edge.from, edge.to) }));
  return {
    root_asn: graph.root,
    prefixes: [prefix],
    targets,
    routes: [...paths],
    activeRoutes: [...paths],
    asInfo: graph.nodes.map((node) => toBrief(networkOf(node.asn))),
    relations: edges.map(({ from, to, type }) => ({ from, to, type })),
    order: orderOf(graph),
    nodes: graph.nodes.map((node) => {
      const network = networkOf(node.asn);
      return {
        id: node.id,
        asn: node.asn,
        'path-length': node.pathLength,
        paths: [...node.paths],
        'as-name': network.as_name,
        'org-name': network.org_name,
        'country-code': network.country_code,
        'country-name': countryName(network.country_code),
        extended: node.extended,
        hidden: false,
        transient: false,
      };
    }),
    edges: edges.map(({ from, to, type, paths: labels, extended, loop }) => {
      return {
        from: String(from),
        to: String(to),
        type,
        paths: [...labels],
        extended,
        loop,
        hidden: false,
        transient: false,
      };
    }),
    left_out: [...graph.leftOut],
  };
}

function orderOf(graph: RouteGraph): string[][] {
  const layout = layoutFirst(layoutGraphOf(graph));
  return layout.order.map((column) => Array.from(column, (index) => graph.nodes[index]?.id ?? ''));
}
