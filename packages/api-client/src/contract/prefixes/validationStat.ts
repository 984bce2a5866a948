import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, ipFilter, nothing } from '../wire.ts';

const common = {
  topic: 'prefixes',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  params: v.object({ asn: asnText }),
  query: v.object({ ip: v.optional(ipFilter, 'all') }),
  body: nothing,
  answer: v.object({ valid: count, invalid: count, unknown: count, all: count }),
} as const;

/** Numbers of verdicts of origin validation (RFC 6811) on the prefixes that a network announces now. */
export const roaStat = defineEndpoint({
  ...common,
  name: 'roaStat',
  summary: 'ROA verdicts on the prefixes of a network, counted',
  path: '/v1/incidents/connectivity/prefixes/validation-stat/roa/asn/{asn}',
});

/** Numbers of verdicts by the route objects of routing registries. */
export const routeObjectStat = defineEndpoint({
  ...common,
  name: 'routeObjectStat',
  summary: 'Route object verdicts on the prefixes of a network, counted',
  path: '/v1/incidents/connectivity/prefixes/validation-stat/route-object/asn/{asn}',
});
