import * as v from 'valibot';
import { asRatingFact } from '../as-ratings/asRatings.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sourceKinds } from '../sources/sources.ts';
import { asnText, count, instant, nothing } from '../wire.ts';

/** `all` counts each thing once, so it may be less than the sum. */
const perVersion = v.object({ ipv4: count, ipv6: count, all: count });

/** What the loaded tables show of a network at a glance. `routes_loaded` is false where no routes at all are loaded for it to be seen in. */
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
    /** Instant of the newest route that the counts rest on; null where none is loaded. */
    as_of: v.nullable(instant),
    prefixes: perVersion,
    /** Those of the last three months, as their lists have them. */
    neighbors: v.object({
      providers: perVersion,
      customers: perVersion,
      peerings: perVersion,
      unspecified: perVersion,
    }),
    roa: v.object({ valid: count, invalid: count, unknown: count }),
    /** Incidents that the network is party to and that go on. */
    active_incidents: v.object({ leaks: perVersion, hijacks: perVersion, bogons: perVersion }),
    /** Registered ranges of the address registries, in number of ranges: known even where no route is loaded. */
    registered_ranges: perVersion,
    /** Where it stands by Connectivity Score and by its customer cone, in networks and in prefixes; empty where it is not rated. */
    ratings: v.array(asRatingFact),
    /** Kinds of sources of which nothing is loaded in the network's world: where they would tell, nothing is known, and a count of 0 says nothing. */
    missing_sources: v.array(v.picklist(sourceKinds)),
  }),
  errors: ['E_NOT_FOUND'],
});
