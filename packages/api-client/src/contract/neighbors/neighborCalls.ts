import * as v from 'valibot';
import { defineEndpoint, type OtherAddress } from '../endpoint.ts';
import { countryItem } from '../incidents/listCalls.ts';
import { subscriberFilters } from '../incidents/listQuery.ts';
import { count, nothing, paged } from '../wire.ts';
import { neighborFilters, neighborLists, neighborParams, neighborQuery } from './neighborQuery.ts';
import { neighborDay, neighborRow } from './neighborRow.ts';

/** Path prefix of the lists. */
const ROOT = '/v2/incidents/neighbors';
/** Other prefix of the same lists, named after the page that shows them beside the prefixes. */
const OTHER_ROOT = '/v2/incidents/connectivity';

/** The same path under the other prefix, once for each list: other words there name other lists. */
function alsoAt(path: string): OtherAddress[] {
  return neighborLists.map((type) => ({
    path: path.replace(ROOT, OTHER_ROOT).replace('{type}', type),
    params: { type },
  }));
}

interface Form {
  /** Prefix of its endpoint names. */
  readonly name: string;
  /** Path before the list's name. */
  readonly path: string;
  /** How IP versions share rows, for the summaries. */
  readonly words: string;
}

/** Calls of the lists of neighbors: `type` is the relation, or `all`. */
function callsOf({ name, path, words }: Form) {
  const common = {
    topic: 'neighbors',
    audience: 'anyone',
    method: 'GET',
    host: 'main',
    params: neighborParams,
    body: nothing,
    subscribers: subscriberFilters,
  } as const;
  return {
    count: defineEndpoint({
      ...common,
      name: `${name}Count`,
      summary: `Number of neighbors of a network, ${words}`,
      path: `${path}/{type}-count/asn/{asn}`,
      alsoAt: alsoAt(`${path}/{type}-count/asn/{asn}`),
      query: neighborFilters,
      /** `count` is for the list as requested. The others count distinct networks by IP version and in total, whatever `ip` is. */
      answer: v.object({ count, active: count, ipv4: count, ipv6: count, all: count }),
      errors: ['E_NOT_FOUND'],
    }),
    countries: defineEndpoint({
      ...common,
      name: `${name}Countries`,
      summary: `Countries of a network's neighbors, with the number of neighbors in each, ${words}`,
      path: `${path}/{type}-countries/asn/{asn}`,
      alsoAt: alsoAt(`${path}/{type}-countries/asn/{asn}`),
      query: neighborFilters,
      answer: v.array(countryItem),
    }),
    list: defineEndpoint({
      ...common,
      name,
      summary: `Neighbors of a network by relation, ${words}`,
      path: `${path}/{type}/asn/{asn}`,
      alsoAt: alsoAt(`${path}/{type}/asn/{asn}`),
      query: neighborQuery,
      answer: paged(neighborRow),
      errors: ['E_NOT_FOUND'],
    }),
    histogram: defineEndpoint({
      ...common,
      name: `${name}Histogram`,
      summary: `Neighbors of a network day by day, at most 366 days, ${words}`,
      path: `${path}/{type}/asn/{asn}/histogram`,
      alsoAt: alsoAt(`${path}/{type}/asn/{asn}/histogram`),
      query: neighborFilters,
      answer: v.array(neighborDay),
      errors: ['E_NOT_FOUND'],
    }),
    activeCount: defineEndpoint({
      ...common,
      name: `${name}ActiveCount`,
      summary: `Number of current neighbors of a network, ${words}`,
      path: `${path}/{type}/asn/{asn}/active-count`,
      alsoAt: alsoAt(`${path}/{type}/asn/{asn}/active-count`),
      query: neighborFilters,
      answer: v.object({ count }),
      errors: ['E_NOT_FOUND'],
    }),
  };
}

const apart = callsOf({ name: 'neighbors', path: ROOT, words: 'with separate rows for IPv4 and IPv6' });
const merged = callsOf({ name: 'neighborsMerged', path: `${ROOT}/merged`, words: 'with IPv4 and IPv6 in one row' });
export type NeighborCalls = typeof apart;

/** Calls with separate rows for IPv4 and IPv6, and calls that merge them, for lists of all IP versions. */
export const neighborCalls = { apart, merged };

/** The same calls by name. Counts and countries come before the lists, whose path templates would also match their addresses. */
export const neighborEndpoints = {
  neighborsCount: apart.count,
  neighborsCountries: apart.countries,
  neighbors: apart.list,
  neighborsHistogram: apart.histogram,
  neighborsActiveCount: apart.activeCount,
  neighborsMergedCount: merged.count,
  neighborsMergedCountries: merged.countries,
  neighborsMerged: merged.list,
  neighborsMergedHistogram: merged.histogram,
  neighborsMergedActiveCount: merged.activeCount,
};
