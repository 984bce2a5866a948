import * as v from 'valibot';
import { defineEndpoint, type OtherAddress } from '../endpoint.ts';
import { countryItem } from '../incidents/listCalls.ts';
import { subscriberFilters } from '../incidents/listQuery.ts';
import { count, nothing, paged } from '../wire.ts';
import { neighborFilters, neighborLists, neighborParams, neighborQuery } from './neighborQuery.ts';
import { neighborDay, neighborRow } from './neighborRow.ts';

/** Before the names of lists. */
const ROOT = '/v2/incidents/neighbors';
/** The same lists under the name of the page that shows them, beside the prefixes. */
const OTHER_ROOT = '/v2/incidents/connectivity';

/** The same address there, once for each list: any other word there would be a list of something else. */
function alsoAt(path: string): OtherAddress[] {
  return neighborLists.map((type) => ({
    path: path.replace(ROOT, OTHER_ROOT).replace('{type}', type),
    params: { type },
  }));
}

interface Form {
  /** What the names of its endpoints begin with. */
  readonly name: string;
  /** Address before the list's name. */
  readonly path: string;
  /** What counts as one neighbor. */
  readonly words: string;
}

/** The calls of the lists of neighbors: `type` is the relation, or `all`. */
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
      summary: `How many neighbors a network has, ${words}`,
      path: `${path}/{type}-count/asn/{asn}`,
      alsoAt: alsoAt(`${path}/{type}-count/asn/{asn}`),
      query: neighborFilters,
      /** `count` is of the list as asked; the others are different networks by IP version, and all of them, whatever `ip` says. */
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
      summary: `How many neighbors a network has now, ${words}`,
      path: `${path}/{type}/asn/{asn}/active-count`,
      alsoAt: alsoAt(`${path}/{type}/asn/{asn}/active-count`),
      query: neighborFilters,
      answer: v.object({ count }),
      errors: ['E_NOT_FOUND'],
    }),
  };
}

const apart = callsOf({ name: 'neighbors', path: ROOT, words: 'One row each for IPv4 and IPv6' });
const merged = callsOf({ name: 'neighborsMerged', path: `${ROOT}/merged`, words: 'IPv4 and IPv6 in one row' });
export type NeighborCalls = typeof apart;

/** The calls where IPv4 and IPv6 are rows of their own, and where they are joined: for lists of all IP versions. */
export const neighborCalls = { apart, merged };

/** The same by their names. Counts and countries stand before the lists that their addresses could be taken for. */
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
