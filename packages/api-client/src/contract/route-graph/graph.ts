import { relationTypes } from '@routeglass/domain/relations';
import { leftOutReasons } from '@routeglass/domain/route-graph';
import * as v from 'valibot';
import { asBrief } from '../entities.ts';
import { asn, count, countryCode } from '../wire.ts';

/** Relation of `from` to `to`. */
export const relationType = v.picklist(relationTypes);

export const graphNode = v.object({
  id: v.string(),
  asn,
  /** Hops from the root; 0 is the root itself. */
  'path-length': count,
  /** `asn×count → …`, with prepends as counts. */
  paths: v.array(v.string()),
  'as-name': v.nullable(v.string()),
  'org-name': v.nullable(v.string()),
  'country-code': countryCode,
  'country-name': v.nullable(v.string()),
  /** Only on possible routes, not on observed ones. */
  extended: v.boolean(),
  hidden: v.boolean(),
  transient: v.boolean(),
});

export const graphEdge = v.object({
  /** Id of the node farther from the root; `to` is nearer. */
  from: v.string(),
  to: v.string(),
  type: relationType,
  paths: v.array(v.string()),
  extended: v.boolean(),
  /** Part of a loop in one of its paths: between an AS number and its recurrence. */
  loop: v.optional(v.boolean(), false),
  hidden: v.boolean(),
  transient: v.boolean(),
});

/**
 * A path that is not drawn. `malformed`: not an AS path, or empty. `as-set`: because of an AS_SET or a confederation, the neighbors are unknown.
 * `other-origin`: it leads to another origin of the prefix.
 */
export const leftOutPath = v.object({ path: v.string(), reason: v.picklist(leftOutReasons) });

/** The routes of a prefix from its targets to its origin, and their graph. */
export const graph = v.object({
  root_asn: asn,
  prefixes: v.array(v.string()),
  targets: v.array(asn),
  /** Distinct AS paths as received: ASNs separated by spaces, the vantage point first, the origin last, with prepends. */
  routes: v.array(v.string()),
  /** The current ones of `routes`; all of them without a player. */
  activeRoutes: v.array(v.string()),
  asInfo: v.array(asBrief),
  relations: v.array(v.object({ from: asn, to: asn, type: relationType })),
  /** Node ids by column, nearest to the root first, each column top to bottom. */
  order: v.array(v.array(v.string())),
  nodes: v.array(graphNode),
  edges: v.array(graphEdge),
  /** The `routes` that are not in the graph, each with the reason. */
  left_out: v.optional(v.array(leftOutPath), []),
});
export type Graph = v.InferOutput<typeof graph>;
export type GraphNode = v.InferOutput<typeof graphNode>;
export type GraphEdge = v.InferOutput<typeof graphEdge>;
