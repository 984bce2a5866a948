import type { Graph } from '../contract/route-graph/graph.ts';

/** A routing graph as pages draw it: nodes are identified by ASN, and edges connect ASNs. Edges to missing nodes are left out. */
export function graphData(graph: Graph) {
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
      const { type, paths, extended, loop, hidden } = edge;
      return [{ from, to, type, paths, extended, loop, hidden }];
    }),
    leftOut: graph.left_out,
  };
}
