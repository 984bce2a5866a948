import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asn, count, instant, nothing } from '../wire.ts';
import { incidentRow, incidentSuspect } from './incidentRow.ts';

/** One fact behind a verdict. */
export const evidenceInput = v.object({
  /** Name of the fact: `ROA for 10.0.0.0/16, up to /22`. */
  name: v.string(),
  value: v.string(),
  /** Path of the page about the value; null if there is none. */
  href: v.nullable(v.string()),
  /** Whether it supports the thing judged (true) or contradicts it (false); null if neither. */
  speaks_for: v.nullable(v.boolean()),
  /** Source of the fact: a table, a registry, a trust anchor. */
  source: v.string(),
  /** When the source was made; null if unknown. */
  as_of: v.nullable(instant),
});

/** Explanation of a verdict. */
export const evidence = v.object({
  /** What decided this case, in one sentence. */
  reason: v.string(),
  /** The rule in general, with its source. */
  rule: v.string(),
  inputs: v.array(evidenceInput),
  /** What would change the verdict, one sentence each. */
  changes: v.array(v.string()),
});
export type Evidence = v.InferOutput<typeof evidence>;

/** A route in which a collector saw an incident. */
export const observedRoute = v.object({
  /** AS number of the vantage point that sent it. */
  peer: asn,
  collector: v.string(),
  prefix: v.string(),
  /** AS numbers in wire order, separated by spaces: the vantage point first, the origin last. */
  path: v.string(),
  seen: instant,
});

/** An incident with everything known about it. 404 for an id that is not, or no longer, on record. */
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
    /** Possible offenders, most likely first; several if the routes do not tell them apart. */
    suspects: v.array(incidentSuspect),
    /** Why this is an incident. */
    evidence,
    /** Explanations of its badges. */
    verdicts: v.object({ severity: evidence, activity: evidence, roa: evidence, route_object: evidence }),
    /** Its prefixes in order, at most 200 of `incident.prefix_count`. */
    prefixes: v.array(v.string()),
    /** Some of the routes in which it was seen, newest first. */
    routes: v.array(observedRoute),
    /** Total number of such routes. */
    route_count: count,
    /** Whether it happened in the lab. */
    sample: v.boolean(),
  }),
  errors: ['E_NOT_FOUND'],
});
