import { describe, expect, it } from 'vitest';
import { relationEvidence, type RelationFacts } from './relationEvidence.ts';

const facts: RelationFacts = {
  asn: 64512,
  neighbor: 64601,
  relation: 'providers',
  ipVersion: 4,
  paths: 12_345,
  peers: 41,
  share: 0.987,
  source: 'AS-Rank method',
  asOf: new Date('2026-02-22T15:30:00Z'),
};

describe('relationEvidence', () => {
  it.each([
    ['providers', /^AS64601 announces AS64512’s routes .* over IPv4, so it is its provider\.$/],
    ['customers', /^AS64512 announces AS64601’s routes .* over IPv4, so AS64601 is its customer\.$/],
    ['peerings', /only to their customers over IPv4, so they are peers\.$/],
    ['unspecified', /too few paths/],
  ] as const)('words %s', (relation, reason) => {
    expect(relationEvidence({ ...facts, relation }).reason).toMatch(reason);
  });

  it.each([
    [0.987, '98\u00A0%', true],
    [0.4, '40\u00A0%', false],
    [1, '100\u00A0%', true],
  ])('a share of %d', (share, value, speaksFor) => {
    expect(relationEvidence({ ...facts, share }).inputs.at(-1)).toMatchObject({ value, speaksFor });
  });

  it('counts paths and peers of the IP version', () => {
    expect(relationEvidence({ ...facts, ipVersion: 6 }).inputs.map(({ name, value }) => [name, value])).toEqual([
      ['Neighbor', 'AS64601'],
      ['IPv6 paths with the link', '12,345'],
      ['Vantage points that sent them', '41'],
      ['Paths that agree', '98\u00A0%'],
    ]);
  });
});
