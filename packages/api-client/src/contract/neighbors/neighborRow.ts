import { neighborRelations } from '@routeglass/domain/neighbor';
import * as v from 'valibot';
import { asBrief } from '../entities.ts';
import { count, instant } from '../wire.ts';

/** A network beside another one, as the paths show it. A merged row joins the IP versions over which it is the same. */
export const neighborRow = v.object({
  neighbor_as: asBrief,
  /** What it is to the network that is asked about. */
  type: v.picklist(neighborRelations),
  /** Whether a route that stands now runs over the two. */
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
  /** Prefixes to which these routes lead. */
  prefixes: count,
  /** Whether it is provider over one IP version and customer over the other. */
  is_disputed: v.boolean(),
});
export type NeighborRow = v.InferOutput<typeof neighborRow>;

/** Neighbors of one day (UTC). */
export const neighborDay = v.object({
  /** yyyy-MM-dd. */
  date: v.pipe(v.string(), v.isoDate()),
  from: instant,
  until: instant,
  /** Seen on that day. */
  count,
  /** Of these, what stands now. */
  active: count,
  /** First seen on that day. */
  new: count,
  /** Last seen on that day. */
  left: count,
});
export type NeighborDay = v.InferOutput<typeof neighborDay>;
