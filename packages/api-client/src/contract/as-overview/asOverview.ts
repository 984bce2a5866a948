import * as v from 'valibot';
import { asRatingFact } from '../as-ratings/asRatings.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sourceKinds } from '../sources/sources.ts';
import { asnText, count, instant, nothing } from '../wire.ts';

/** `all` counts each thing once, so it may be less than the sum. */
const perVersion = v.object({ ipv4: count, ipv6: count, all: count });

/** Counts for a network from the loaded tables. `routes_loaded` is false if no routes of its world are loaded. */
export const asOverview = defineEndpoint({
  name: 'asOverview',
  summary: 'Counts of prefixes, addresses and neighbors of a network',
  topic: 'as-info',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/info/overview/asn/{asn}',
  params: v.object({ asn: asnText }),
  query: nothing,
  body: nothing,
  answer: v.object({
    asn: count,
    routes_loaded: v.boolean(),
    /** Time of the newest route behind the counts; null if none is loaded. */
    as_of: v.nullable(instant),
    prefixes: perVersion,
    /** Neighbors of the last three months, as in their lists. */
    neighbors: v.object({
      providers: perVersion,
      customers: perVersion,
      peerings: perVersion,
      unspecified: perVersion,
    }),
    roa: v.object({ valid: count, invalid: count, unknown: count }),
    /** Ongoing incidents that the network is party to. */
    active_incidents: v.object({ leaks: perVersion, hijacks: perVersion, bogons: perVersion }),
    /** Number of ranges in the address registries: known even if no route is loaded. */
    registered_ranges: perVersion,
    /** Positions by Connectivity Score and by customer cone (networks and prefixes); empty if it is not rated. */
    ratings: v.array(asRatingFact),
    /** Source kinds with no data loaded for the network's world: a count of 0 that depends on one means unknown. */
    missing_sources: v.array(v.picklist(sourceKinds)),
  }),
  errors: ['E_NOT_FOUND'],
});
