import { neighborRelations } from '@routeglass/domain/neighbor';
import * as v from 'valibot';
import { asBrief } from '../entities.ts';
import { count, instant } from '../wire.ts';

/** A neighbor of a network, as seen in paths. A merged row joins the IP versions with the same relation. */
export const neighborRow = v.object({
  neighbor_as: asBrief,
  /** Its relation to the requested network. */
  type: v.picklist(neighborRelations),
  /** Whether a current route passes over the link. */
  active: v.boolean(),
  /** Whether IPv4 routes show it. */
  ipv4: v.boolean(),
  /** Whether IPv6 routes show it. */
  ipv6: v.boolean(),
  first_seen: instant,
  /** Null while it is active. */
  last_seen: v.nullable(instant),
  /** Current routes over the link, each from one vantage point to one prefix. */
  routes: count,
  /** Number of prefixes these routes lead to. */
  prefixes: count,
  /** Whether it is the provider over one IP version and the customer over the other. */
  is_disputed: v.boolean(),
});
export type NeighborRow = v.InferOutput<typeof neighborRow>;

/** Numbers of neighbors on one day (UTC). */
export const neighborDay = v.object({
  /** yyyy-MM-dd. */
  date: v.pipe(v.string(), v.isoDate()),
  from: instant,
  until: instant,
  /** Seen on that day. */
  count,
  /** Of these, current neighbors. */
  active: count,
  /** First seen on that day. */
  new: count,
  /** Last seen on that day. */
  left: count,
});
export type NeighborDay = v.InferOutput<typeof neighborDay>;
