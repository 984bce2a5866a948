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
    ['providers', /^AS64601 carries AS64512’s routes .* over IPv4: it is its provider\.$/],
    ['customers', /^AS64512 carries AS64601’s routes .* over IPv4: it is its customer\.$/],
    ['peerings', /to their customers only over IPv4: they are peers\.$/],
    ['unspecified', /too little is seen/],
  ] as const)('words %s', (relation, reason) => {
    expect(relationEvidence({ ...facts, relation }).reason).toMatch(reason);
  });

  it.each([
    [0.987, '98%', true],
    [0.4, '40%', false],
    [1, '100%', true],
  ])('a share of %d', (share, value, speaksFor) => {
    expect(relationEvidence({ ...facts, share }).inputs.at(-1)).toMatchObject({ value, speaksFor });
  });

  it('counts paths and peers of the IP version', () => {
    expect(relationEvidence({ ...facts, ipVersion: 6 }).inputs.map(({ name, value }) => [name, value])).toEqual([
      ['Neighbour', 'AS64601'],
      ['IPv6 paths with the link', '12,345'],
      ['Peers that sent them', '41'],
      ['Paths that vote for it', '98%'],
    ]);
  });
});
