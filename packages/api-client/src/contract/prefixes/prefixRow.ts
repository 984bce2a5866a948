import * as v from 'valibot';
import { announcedPrefix } from '../entities.ts';
import { count, instant } from '../wire.ts';

/** A prefix that a network announces or announced. For an ended announcement, verdicts and propagation are those at its widest visibility. */
export const prefixRow = v.object({
  ...announcedPrefix.entries,
  /**
   * Whether it is a default route or wider than any block that registries allocate (/8 in IPv4, /16 in IPv6); it is then ignored in lookups of
   * addresses.
   */
  default_route: v.boolean(),
  /** Registered name: the description of its route object, otherwise the holder of the block. Null if no loaded source has it. */
  registered_name: v.optional(v.nullable(v.string())),
  /** Whether it has a current route. */
  active: v.boolean(),
  /** When the announcement was first seen; if the first loaded table already has it, it began then or earlier. Null if no history is known. */
  first_seen: v.nullable(instant),
  /** When its last route was withdrawn; null while active. */
  last_seen: v.nullable(instant),
});
export type PrefixRow = v.InferOutput<typeof prefixRow>;

/** Numbers of prefixes on one day (UTC). */
export const prefixDay = v.object({
  /** yyyy-MM-dd. */
  date: v.pipe(v.string(), v.isoDate()),
  from: instant,
  until: instant,
  /** Announced at some time of that day. */
  count,
  /** Of these, announced now. */
  active: count,
  /** First seen on that day. */
  new: count,
  /** Last seen on that day. */
  left: count,
});
export type PrefixDay = v.InferOutput<typeof prefixDay>;
