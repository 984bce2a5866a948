import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asn, count, instant, nothing } from '../wire.ts';
import { incidentRow, incidentSuspect } from './incidentRow.ts';

/** One fact that a verdict rests on. */
export const evidenceInput = v.object({
  /** What it is: `ROA for 10.0.0.0/16, up to /22`. */
  name: v.string(),
  value: v.string(),
  /** Path of the page of the value, where it has one. */
  href: v.nullable(v.string()),
  /** Whether it speaks for the thing judged (true) or against it (false); null where it does neither. */
  speaks_for: v.nullable(v.boolean()),
  /** Who says so: a table, a registry, a trust anchor. */
  source: v.string(),
  /** When the source was made; null where that is not known. */
  as_of: v.nullable(instant),
});

/** Why a verdict is what it is. */
export const evidence = v.object({
  /** What decided here, in a sentence. */
  reason: v.string(),
  /** The rule in general, with its source. */
  rule: v.string(),
  inputs: v.array(evidenceInput),
  /** What would change the verdict, a sentence each. */
  changes: v.array(v.string()),
});
export type Evidence = v.InferOutput<typeof evidence>;

/** A route by which a collector saw an incident. */
export const observedRoute = v.object({
  /** The collector's peer that told it. */
  peer: asn,
  collector: v.string(),
  prefix: v.string(),
  /** AS numbers in wire order, a space between: the peer first, the origin last. */
  path: v.string(),
  seen: instant,
});

/** An incident with all that is known of it. 404 for an id that is not, or no longer, on record. */
export const incident = defineEndpoint({
  name: 'incident',
  summary: 'One incident with its evidence',
  topic: 'incidents',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/info/incident/{id}',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'An incident is named as its list names it')) }),
  query: nothing,
  body: nothing,
  answer: v.object({
    incident: incidentRow,
    /** Who may have done it, the likeliest first; more than one where the routes do not tell them apart. */
    suspects: v.array(incidentSuspect),
    /** Why it is an incident. */
    evidence,
    /** Why its badges say what they say. */
    verdicts: v.object({ severity: evidence, activity: evidence, roa: evidence, route_object: evidence }),
    /** Its prefixes in prefix order, at most 200 of `incident.prefix_count`. */
    prefixes: v.array(v.string()),
    /** Some of the routes by which it was seen, newest first. */
    routes: v.array(observedRoute),
    /** How many there are in all. */
    route_count: count,
    /** Whether it happened in the laboratory. */
    sample: v.boolean(),
  }),
  errors: ['E_NOT_FOUND'],
});
