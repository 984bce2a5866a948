import type { AsOverview, OverviewRating } from './asOverview.ts';

const nothing = { ipv4: 0, ipv6: 0, all: 0 };

const rating = (
  metric: OverviewRating['metric'],
  ipVersion: 4 | 6,
  position: number,
  change: number | null,
  value: number,
): OverviewRating => ({ metric, ipVersion, position, change, value, of: 78_214 });

export const alderOverview: AsOverview = {
  routesLoaded: true,
  prefixes: { ipv4: 1214, ipv6: 322, all: 1536 },
  neighbors: {
    providers: { ipv4: 3, ipv6: 2, all: 3 },
    customers: { ipv4: 214, ipv6: 96, all: 221 },
    peerings: { ipv4: 61, ipv6: 58, all: 74 },
    unspecified: nothing,
  },
  roa: { valid: 1180, unknown: 350, invalid: 6 },
  routeObjects: { valid: 1402, unknown: 90, invalid: 44 },
  incidents: {
    leaks: { ipv4: 1, ipv6: 0, all: 1 },
    hijacks: { ipv4: 2, ipv6: 1, all: 3 },
    bogons: nothing,
  },
  changes: 7,
  changesHref: '/as/64512/connectivity/prefixes?compare-from=2026-11-08T08:01:00Z',
  space: { ipv4Addresses: 2_097_152, ipv6Sites: 131_072 },
  exchanges: 12,
  ratings: [
    rating('score', 4, 1283, 4, 3.27),
    rating('score', 6, 902, -1, 4.5),
    rating('asn-count-in-cc', 4, 881, 0, 221),
    rating('asn-count-in-cc', 6, 640, null, 96),
    rating('prefix-count-in-cc', 4, 1020, 12, 4812),
  ],
  registeredRanges: { ipv4: 88, ipv6: 4, all: 92 },
};

export const quietOverview: AsOverview = {
  routesLoaded: true,
  prefixes: nothing,
  neighbors: { providers: nothing, customers: nothing, peerings: nothing, unspecified: nothing },
  roa: { valid: 0, unknown: 0, invalid: 0 },
  routeObjects: { valid: 0, unknown: 0, invalid: 0 },
  incidents: { leaks: nothing, hijacks: nothing, bogons: nothing },
  changes: 0,
  space: { ipv4Addresses: 0, ipv6Sites: 0 },
  exchanges: 0,
  ratings: [],
  registeredRanges: nothing,
};

export const registryOverview: AsOverview = {
  ...quietOverview,
  routesLoaded: false,
  registeredRanges: { ipv4: 1_283_004, ipv6: 4, all: 1_283_008 },
};
