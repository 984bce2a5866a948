import { partyRoles } from '@routeglass/domain/incidents';
import * as v from 'valibot';
import { asBrief, validity } from '../entities.ts';
import { count, instant, ipVersion } from '../wire.ts';
import { severity } from './listQuery.ts';

/** The kinds of incident as a row names its own. */
export const storedKinds = ['leak', 'hijack', 'bogon'] as const;

/** What a network does in an incident: see `partyRoles` of the domain. */
export const incidentParty = v.object({ role: v.picklist(partyRoles), network: asBrief });

/** A network that may have done it: how likely, 0 to 1, and why. */
export const incidentSuspect = v.object({
  network: asBrief,
  weight: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  reason: v.string(),
});

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A route leak, a hijack or a bogon, as its lists show it. */
export const incidentRow = v.object({
  /** Stable name: the same incident keeps it over imports. */
  id: v.string(),
  kind: v.picklist(storedKinds),
  /** What of its kind, such as `moas`, `sub-moas`, `leak-1`, `reserved-prefix`. A later version may know more. */
  type: v.string(),
  ip_version: ipVersion,
  /** The prefix, or the first of them in prefix order. */
  prefix: v.string(),
  /** The prefix of the victim that holds it, where it is less specific. */
  covering_prefix: v.nullable(v.string()),
  /** Prefixes of the incident in all; more than 1 only for leaks. */
  prefix_count: count,
  severity,
  /** The same as a number to sort by, 0 to 1. */
  coefficient: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /**
   * In the order in which the route passed them; of victims and acceptors at most 5 each, those of most prefixes first. A list of a network always
   * names that network.
   */
  parties: v.array(incidentParty),
  /** Parties in all. */
  party_count: count,
  /** Codes of what makes it an incident; a code that is not known means 'Unknown'. */
  conflicts: v.array(v.string()),
  /** Collector peers that saw it at once, at most, and their share in percent. */
  propagation: v.nullable(count),
  relative_propagation: v.nullable(percent),
  roa: validity,
  route_object: validity,
  first_seen: instant,
  /** Null while it goes on. */
  last_seen: v.nullable(instant),
});
export type IncidentRow = v.InferOutput<typeof incidentRow>;
