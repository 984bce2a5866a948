import type { Graph } from '@routeglass/api-client/contract';
import type { GraphData } from '@routeglass/ui/RouteGraph';

/** A routing graph as the widget takes it: nodes are told by ASN, edges run between ASNs. */
export function graphData(graph: Graph): GraphData {
  const asnOf = new Map(graph.nodes.map((node) => [node.id, node.asn]));
  return {
    root: graph.root_asn,
    routes: graph.routes,
    nodes: graph.nodes.map((node) => ({
      asn: node.asn,
      pathLength: node['path-length'],
      paths: node.paths,
      name: node['as-name'],
      orgName: node['org-name'],
      countryCode: node['country-code'],
      countryName: node['country-name'],
      extended: node.extended,
      hidden: node.hidden,
    })),
    edges: graph.edges.flatMap((edge) => {
      const from = asnOf.get(edge.from);
      const to = asnOf.get(edge.to);
      if (from === undefined || to === undefined) return [];
      return [{ from, to, type: edge.type, paths: edge.paths, extended: edge.extended, hidden: edge.hidden }];
    }),
  };
}
