import { describe, expect, it } from 'vitest';
import type { OverviewRating } from './asOverview.ts';
import { coneEvidence, type ConeFacts } from './coneEvidence.ts';

const rating: OverviewRating = {
  metric: 'asn-count-in-cc',
  ipVersion: 4,
  position: 881,
  change: 0,
  value: 2210,
  of: 78_214,
};
const facts: ConeFacts = {
  asn: 64_512,
  rating,
  coneKind: 'observed',
  cone: 2210,
  neighbors: 61,
  sources: ['rrc00', 'rrc06', 'updates.0905'],
  asOf: new Date('2026-01-15T09:00:00Z'),
};

describe('the evidence of a position by customer cone', () => {
  it.each<[string, Partial<OverviewRating>, RegExp]>([
    [
      'networks',
      {},
      /^The IPv4 customer cone of AS64512 has 2,210 networks, itself included: position 881 of 78,214\.$/,
    ],
    ['itself alone', { value: 1 }, /has 1 network, itself/],
    [
      'prefixes',
      { metric: 'prefix-count-in-cc', ipVersion: 6, value: 4812 },
      /^The IPv6 customer cone of AS64512 originates 4,812 prefixes/,
    ],
    ['one prefix', { metric: 'prefix-count-in-cc', value: 1 }, /originates 1 prefix,/],
  ])('counts %s', (_, differs, words) => {
    expect(coneEvidence({ ...facts, rating: { ...rating, ...differs } }).reason).toMatch(words);
  });

  it.each([
    ['observed', /Observed: a network counts only if a path/, 'observed'],
    ['recursive', /From relations: customers, their customers/, 'from relations'],
  ] as const)('says by which rule an %s cone was told', (coneKind, rule, name) => {
    const evidence = coneEvidence({ ...facts, coneKind });
    expect(evidence.rule).toMatch(rule);
    expect(evidence.inputs).toContainEqual({
      name: 'How the cone was computed',
      value: name,
      source: 'rrc00, rrc06 and 1 more',
      asOf: facts.asOf,
    });
  });

  it('says of prefixes that announcing more of them changes it', () => {
    const changes = (metric: OverviewRating['metric']) =>
      coneEvidence({ ...facts, rating: { ...rating, metric } }).changes;
    expect(changes('prefix-count-in-cc').join(' ')).toContain('more or fewer prefixes');
    expect(changes('asn-count-in-cc').join(' ')).not.toContain('prefixes');
  });
});
