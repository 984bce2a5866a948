import type { EdgeRelation, LeftOutReason } from '@routeglass/domain/route-graph';

/** What a step of the history did to a node or an edge. */
export type GraphChange = 'new' | 'left';

/** One network of the graph. Texts are null if no loaded source has them. */
export interface GraphNode {
  readonly asn: number;
  /** Hops from the root; if no path leads there, from the origin of its own paths. 0 is an origin. */
  readonly pathLength: number;
  /** The paths through this network as `asn×count → …`, the vantage network first. */
  readonly paths: readonly string[];
  readonly name: string | null;
  readonly orgName: string | null;
  readonly countryCode: string | null;
  readonly countryName: string | null;
  /** Whether it is only on possible routes, not on observed ones. */
  readonly extended?: boolean;
  /** Known, but not drawn: it keeps its place, so that the drawing does not change when networks are added or removed. */
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
  /** Whether it is in a loop of one of its paths: between an ASN and its return. */
  readonly loop?: boolean;
  readonly hidden?: boolean;
  readonly change?: GraphChange | undefined;
}

/** A path that is not drawn, and why. */
export interface LeftOutPath {
  readonly path: string;
  readonly reason: LeftOutReason;
}

/** A prefix's routes from its targets to its origin, as networks and adjacencies; routes to other origins are separate branches. */
export interface GraphData {
  /** ASN of the origin, alone in the first column. */
  readonly root: number;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** Distinct AS paths as received: ASNs separated by spaces, the vantage network first, prepends kept. */
  readonly routes: readonly string[];
  /** Those of `routes` that are not drawn. */
  readonly leftOut?: readonly LeftOutPath[];
}
