import { partyRoles } from '@routeglass/domain/incidents';
import * as v from 'valibot';
import { asBrief, validity } from '../entities.ts';
import { count, instant, ipVersion } from '../wire.ts';
import { severity } from './listQuery.ts';

/** Kinds of incident, as in a row. */
export const storedKinds = ['leak', 'hijack', 'bogon'] as const;

/** Role of a network in an incident: see `partyRoles` of the domain. */
export const incidentParty = v.object({ role: v.picklist(partyRoles), network: asBrief });

/** A possible offender: its likelihood, 0 to 1, and the reason. */
export const incidentSuspect = v.object({
  network: asBrief,
  weight: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  reason: v.string(),
});

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A route leak, hijack or bogon, as in lists. */
export const incidentRow = v.object({
  /** Stable across imports for the same incident. */
  id: v.string(),
  kind: v.picklist(storedKinds),
  /** Type within its kind, such as `moas`, `sub-moas`, `leak-1`, `reserved-prefix`. Later versions may add more. */
  type: v.string(),
  ip_version: ipVersion,
  /** The prefix, or the first in prefix order if there are several. */
  prefix: v.string(),
  /** The victim's prefix that covers it, if that is less specific. */
  covering_prefix: v.nullable(v.string()),
  /** Total number of prefixes; more than 1 only for leaks. */
  prefix_count: count,
  severity,
  /** Severity as a number to sort by, 0 to 1. */
  coefficient: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /**
   * In the order in which the route travelled. At most 5 victims and 5 acceptors, those with the most prefixes first. A network's own list always
   * includes that network.
   */
  parties: v.array(incidentParty),
  /** Total number of parties. */
  party_count: count,
  /** Codes of the conflicts that make it an incident; show an unfamiliar code as 'Unknown'. */
  conflicts: v.array(v.string()),
  /** The most vantage points that saw it at once, and their share in percent. */
  propagation: v.nullable(count),
  relative_propagation: v.nullable(percent),
  roa: validity,
  route_object: validity,
  first_seen: instant,
  /** Null while ongoing. */
  last_seen: v.nullable(instant),
});
export type IncidentRow = v.InferOutput<typeof incidentRow>;
