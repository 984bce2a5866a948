import { describe, expect, it } from 'vitest';
import { asMenu, holdsEntry, labelOfEntry } from './asMenu.ts';

describe('asMenu', () => {
  const menu = asMenu(64512);

  it('has the eight sections in their order, at their sub-paths', () => {
    expect(menu.map(({ label, href }) => [label, href])).toEqual([
      ['Overview', '/as/64512'],
      ['Graph', '/as/64512/graph'],
      ['IP Connectivity', '/as/64512/connectivity'],
      ['Internet Exchanges', '/as/64512/ix'],
      ['Security Issues', '/as/64512/security-issues'],
      ['Whois', '/as/64512/whois'],
      ['Related ASNs', '/as/64512/related-asns'],
      ['Communities', '/as/64512/communities'],
    ]);
  });

  it('nests neighbors and prefixes under connectivity', () => {
    const [neighbors, prefixes] = menu[2]?.children ?? [];
    expect(neighbors?.label).toBe('BGP Neighbors');
    expect(neighbors?.children?.map(({ label }) => label)).toEqual([
      'Providers',
      'Customers',
      'Peerings',
      'Unspecified',
    ]);
    expect(prefixes?.label).toBe('Prefixes');
  });

  it.each([
    ['graph', 'Graph'],
    ['customers', 'Customers'],
    ['nonsense', undefined],
  ])('labels %s as %s', (id, label) => {
    expect(labelOfEntry(menu, id)).toBe(label);
  });

  it('nests the six kinds under security issues', () => {
    expect(menu[4]?.children?.map(({ label }) => label)).toEqual([
      'Route Leaks',
      'Hijacks',
      'Bogons',
      'Routing Loops',
      'Vulnerable Ports',
      'DDoS amplifiers',
    ]);
  });

  it('says that issues are counted while they go on', () => {
    const issues = menu[4];
    expect([issues, ...(issues?.children ?? [])].map((entry) => entry?.counted)).toEqual(Array(7).fill('active now'));
  });

  it('knows which entry holds another', () => {
    expect(menu.filter((entry) => holdsEntry(entry, 'peerings')).map(({ id }) => id)).toEqual(['connectivity']);
    expect(menu.some((entry) => holdsEntry(entry, 'nothing'))).toBe(false);
  });
});
