import type { EdgeRelation, LeftOutReason } from '@routeglass/domain/route-graph';

/** What a step of the history did to a node or an edge. */
export type GraphChange = 'new' | 'left';

/** One network of the graph. Texts are null where no loaded source names them. */
export interface GraphNode {
  readonly asn: number;
  /** Hops from the root; where no path leads to it, from the origin at the end of its own. 0 is an origin. */
  readonly pathLength: number;
  /** The paths through this network as `asn×count → …`, the peer's first. */
  readonly paths: readonly string[];
  readonly name: string | null;
  readonly orgName: string | null;
  readonly countryCode: string | null;
  readonly countryName: string | null;
  /** Only on possible, not on seen routes. */
  readonly extended?: boolean;
  /** Known, but not drawn: it keeps its place, so that a drawing stays as it is while networks come and go. */
  readonly hidden?: boolean;
  readonly change?: GraphChange | undefined;
}

/** One adjacency: `from` is farther from the root and heard the route from `to`. */
export interface GraphEdge {
  readonly from: number;
  readonly to: number;
  /** Relation of `from` to `to`. */
  readonly type: EdgeRelation;
  readonly paths: readonly string[];
  readonly extended?: boolean;
  /** In a loop of one of its paths: between an ASN and its return. */
  readonly loop?: boolean;
  readonly hidden?: boolean;
  readonly change?: GraphChange | undefined;
}

/** A path that is not drawn, and why. */
export interface LeftOutPath {
  readonly path: string;
  readonly reason: LeftOutReason;
}

/** A prefix's routes from its targets to its origin, as networks and adjacencies; routes to other origins of it are branches beside. */
export interface GraphData {
  /** ASN of the origin; it stands alone in the first column. */
  readonly root: number;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** Distinct AS paths as received: ASNs with spaces between, the peer's first, prepends kept. */
  readonly routes: readonly string[];
  /** Those of `routes` that are not drawn. */
  readonly leftOut?: readonly LeftOutPath[];
}
