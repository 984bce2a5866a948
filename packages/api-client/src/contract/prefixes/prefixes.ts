import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { subscriberFilters } from '../incidents/listQuery.ts';
import { asnText, count, nothing, paged } from '../wire.ts';
import { prefixFilters, prefixQuery } from './prefixQuery.ts';
import { prefixDay, prefixRow } from './prefixRow.ts';

const common = {
  topic: 'prefixes',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  params: v.object({ asn: asnText }),
  body: nothing,
  subscribers: subscriberFilters,
} as const;

const ROOT = '/v2/incidents/connectivity';
/** Other prefix of the same lists, beside those of neighbors. */
const OTHER_ROOT = '/v2/incidents/neighbors';

/** Calls of the list of prefixes. An announcement has one IP version, so the merged list, which is used for all IP versions, has the same rows. */
function callsOf(name: 'prefixes' | 'prefixesMerged', path: string) {
  return {
    list: defineEndpoint({
      ...common,
      name,
      summary: 'Prefixes that a network announces',
      path: `${path}/prefixes/asn/{asn}`,
      alsoAt: [{ path: `${path.replace(ROOT, OTHER_ROOT)}/prefixes/asn/{asn}` }],
      query: prefixQuery,
      answer: paged(prefixRow),
      errors: ['E_NOT_FOUND'],
    }),
    count: defineEndpoint({
      ...common,
      name: `${name}Count`,
      summary: 'Number of prefixes that a network announces',
      path: `${path}/prefixes-count/asn/{asn}`,
      alsoAt: [{ path: `${path.replace(ROOT, OTHER_ROOT)}/prefixes-count/asn/{asn}` }],
      query: prefixFilters,
      /** `count` is for the list as requested; the others are the prefixes announced now by IP version, whatever the filters are. */
      answer: v.object({ count, active: count, ipv4: count, ipv6: count, all: count }),
    }),
    histogram: defineEndpoint({
      ...common,
      name: `${name}Histogram`,
      summary: 'Prefixes of a network day by day, at most 366 days, oldest first and without gaps',
      path: `${path}/prefixes/asn/{asn}/histogram`,
      alsoAt: [{ path: `${path.replace(ROOT, OTHER_ROOT)}/prefixes/asn/{asn}/histogram` }],
      query: prefixFilters,
      answer: v.array(prefixDay),
    }),
    activeCount: defineEndpoint({
      ...common,
      name: `${name}ActiveCount`,
      summary: 'Number of prefixes that a network announces now',
      path: `${path}/prefixes/asn/{asn}/active-count`,
      alsoAt: [{ path: `${path.replace(ROOT, OTHER_ROOT)}/prefixes/asn/{asn}/active-count` }],
      query: prefixFilters,
      answer: v.object({ count }),
    }),
  };
}

const apart = callsOf('prefixes', ROOT);
const merged = callsOf('prefixesMerged', `${ROOT}/merged`);
export type PrefixCalls = typeof apart;

/** The two forms of the list. */
export const prefixCalls = { apart, merged };

/** Prefixes that a network announces in the loaded tables, by default in prefix order. */
export const prefixes = apart.list;

/** The calls of both lists by name. */
export const prefixEndpoints = {
  prefixes,
  prefixesCount: apart.count,
  prefixesHistogram: apart.histogram,
  prefixesActiveCount: apart.activeCount,
  prefixesMerged: merged.list,
  prefixesMergedCount: merged.count,
  prefixesMergedHistogram: merged.histogram,
  prefixesMergedActiveCount: merged.activeCount,
};
