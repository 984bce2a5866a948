import type { AsOverview } from './asOverview.ts';

const nothing = { ipv4: 0, ipv6: 0, all: 0 };

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
  registeredRanges: { ipv4: 88, ipv6: 4, all: 92 },
};

export const quietOverview: AsOverview = {
  routesLoaded: true,
  prefixes: nothing,
  neighbors: { providers: nothing, customers: nothing, peerings: nothing, unspecified: nothing },
  roa: { valid: 0, unknown: 0, invalid: 0 },
  registeredRanges: nothing,
};

export const registryOverview: AsOverview = {
  ...quietOverview,
  routesLoaded: false,
  registeredRanges: { ipv4: 1_283_004, ipv6: 4, all: 1_283_008 },
};
