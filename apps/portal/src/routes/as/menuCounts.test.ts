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
  missing_sources: [],
};

const scans = [
  { id: 'telnet', group: 'OpenPort', count: 9, active: 4, as_of: '2026-01-01T00:00:00.000Z' },
  { id: 'rdp', group: 'OpenPort', count: 1, active: 1, as_of: '2026-01-01T00:00:00.000Z' },
  { id: 'ntp', group: 'Amplifier', count: 3, active: 0, as_of: '2026-01-01T00:00:00.000Z' },
  { id: 'loop', group: 'Loop', count: 2, active: 2, as_of: '2026-01-01T00:00:00.000Z' },
] as const;
const all = { overview, scans: [...scans], exchanges: 7 };

describe('the counts of the menu', () => {
  it.each([
    ['all', { prefixes: 4, peerings: 9, hijacks: 2, ix: 7 }],
    ['4', { prefixes: 3, peerings: 5, hijacks: 2, ix: 7 }],
    ['6', { prefixes: 1, peerings: 4, hijacks: 0, bogons: 1, ix: 7 }],
  ] as const)('follow the IP version %s', (ip, expected) => {
    expect(menuCounts(all, ip)).toMatchObject(expected);
  });

  it('tell what scans still find, by group', () => {
    expect(menuCounts(all, 'all')).toMatchObject({ 'vulnerable-ports': 5, 'ddos-amplifiers': 0, 'routing-loops': 2 });
  });

  it.each([
    ['all', 10],
    ['4', 9],
    ['6', 8],
  ] as const)('sum up what goes on of incidents and findings, for the IP version %s', (ip, expected) => {
    expect(menuCounts(all, ip)['security-issues']).toBe(expected);
  });

  it('leave out what is not known yet', () => {
    expect(menuCounts({ overview: undefined, scans: undefined, exchanges: undefined }, 'all')).toEqual({});
    expect(menuCounts({ overview: undefined, scans: undefined, exchanges: 0 }, 'all')).toEqual({ ix: 0 });
    expect(menuCounts({ ...all, scans: undefined }, 'all')).not.toHaveProperty('security-issues');
    expect(menuCounts({ ...all, overview: undefined }, 'all')).not.toHaveProperty('security-issues');
  });

  it('leave out what only a source would tell that is not loaded', () => {
    const unscanned = scans.map((type) => (type.group === 'Loop' ? type : { ...type, active: 0, as_of: null }));
    const counts = menuCounts({ ...all, scans: unscanned }, 'all');
    expect(counts).toMatchObject({ 'routing-loops': 2, hijacks: 2 });
    for (const entry of ['vulnerable-ports', 'ddos-amplifiers', 'security-issues'])
      expect(counts).not.toHaveProperty(entry);
    const unlisted = { ...overview, missing_sources: ['mrt-rib', 'mrt-updates', 'peeringdb'] as const };
    expect(
      menuCounts({ ...all, overview: { ...unlisted, missing_sources: [...unlisted.missing_sources] } }, 'all'),
    ).toEqual({ 'routing-loops': 2, 'vulnerable-ports': 5, 'ddos-amplifiers': 0 });
  });
});
