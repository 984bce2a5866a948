import { describe, expect, it } from 'vitest';
import { menuCounts } from './menuCounts.ts';

const of = (ipv4: number, ipv6: number) => ({ ipv4, ipv6, all: ipv4 + ipv6 });
const overview = {
  asn: 64_512,
  routes_loaded: true,
  as_of: null,
  prefixes: of(3, 1),
  neighbors: { providers: of(2, 2), customers: of(0, 0), peerings: of(5, 4), unspecified: of(0, 1) },
  roa: { valid: 1, invalid: 0, unknown: 3 },
  active_incidents: { leaks: of(0, 0), hijacks: of(2, 0), bogons: of(0, 1) },
  registered_ranges: of(1, 1),
  ratings: [],
};

describe('the counts of the menu', () => {
  it.each([
    ['all', { prefixes: 4, peerings: 9, hijacks: 2, ix: 7 }],
    ['4', { prefixes: 3, peerings: 5, hijacks: 2, ix: 7 }],
    ['6', { prefixes: 1, peerings: 4, hijacks: 0, bogons: 1, ix: 7 }],
  ] as const)('follow the IP version %s', (ip, expected) => {
    expect(menuCounts(overview, 7, ip)).toMatchObject(expected);
  });

  it('leave out what is not known yet', () => {
    expect(menuCounts(undefined, undefined, 'all')).toEqual({});
    expect(menuCounts(undefined, 0, 'all')).toEqual({ ix: 0 });
  });
});
