import * as v from 'valibot';
import { announcedPrefix } from '../entities.ts';
import { count, instant } from '../wire.ts';

/** A prefix that a network announces or announced. Of one that has ended the verdicts and the propagation are those of its best time. */
export const prefixRow = v.object({
  ...announcedPrefix.entries,
  /** Whether it is a default route, or a part of one wider than any block that registries give out (/8 of IPv4, /16 of IPv6): it answers for no address. */
  default_route: v.boolean(),
  /** What the registries call it: the description of its route object, or else the network that holds the block. Null where no loaded source says. */
  registered_name: v.optional(v.nullable(v.string())),
  /** Whether a route of it stands now. */
  active: v.boolean(),
  /** When the announcement was first seen: its beginning or earlier, where the first loaded table holds it already. Null where no history is known. */
  first_seen: v.nullable(instant),
  /** When the last route of it went. Null while it is active. */
  last_seen: v.nullable(instant),
});
export type PrefixRow = v.InferOutput<typeof prefixRow>;

/** Prefixes of one day (UTC). */
export const prefixDay = v.object({
  /** yyyy-MM-dd. */
  date: v.pipe(v.string(), v.isoDate()),
  from: instant,
  until: instant,
  /** Announced at some time of that day. */
  count,
  /** Of these, what is announced now. */
  active: count,
  /** First seen on that day. */
  new: count,
  /** Last seen on that day. */
  left: count,
});
export type PrefixDay = v.InferOutput<typeof prefixDay>;
