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
  /** `asn×count → …`, prepends counted. */
  paths: v.array(v.string()),
  'as-name': v.nullable(v.string()),
  'org-name': v.nullable(v.string()),
  'country-code': countryCode,
  'country-name': v.nullable(v.string()),
  /** Only on possible, not on seen routes. */
  extended: v.boolean(),
  hidden: v.boolean(),
  transient: v.boolean(),
});

export const graphEdge = v.object({
  /** The node farther from the root; `to` is nearer. Ids of nodes. */
  from: v.string(),
  to: v.string(),
  type: relationType,
  paths: v.array(v.string()),
  extended: v.boolean(),
  /** In a loop of one of its paths: between an AS number and its return. */
  loop: v.optional(v.boolean(), false),
  hidden: v.boolean(),
  transient: v.boolean(),
});

/**
 * A path that is not drawn. `malformed`: it is no AS path, or an empty one. `as-set`: an AS_SET or a confederation in it does not say who stands
 * beside whom. `other-origin`: it leads to another origin of the prefix.
 */
export const leftOutPath = v.object({ path: v.string(), reason: v.picklist(leftOutReasons) });

/** The routes of a prefix from its targets to its origin, and the graph of them. */
export const graph = v.object({
  root_asn: asn,
  prefixes: v.array(v.string()),
  targets: v.array(asn),
  /** Distinct AS paths as received: ASNs with spaces between, the peer's first, the origin's last, prepends kept. */
  routes: v.array(v.string()),
  /** Those of `routes` that stand now; without a player it is all of them. */
  activeRoutes: v.array(v.string()),
  asInfo: v.array(asBrief),
  relations: v.array(v.object({ from: asn, to: asn, type: relationType })),
  /** Node ids by column, nearest to the root first, each column from top to bottom. */
  order: v.array(v.array(v.string())),
  nodes: v.array(graphNode),
  edges: v.array(graphEdge),
  /** Those of `routes` that the graph leaves out, each with the reason. */
  left_out: v.optional(v.array(leftOutPath), []),
});
export type Graph = v.InferOutput<typeof graph>;
export type GraphNode = v.InferOutput<typeof graphNode>;
export type GraphEdge = v.InferOutput<typeof graphEdge>;
