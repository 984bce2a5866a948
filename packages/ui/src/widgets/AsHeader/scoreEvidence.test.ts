import { describe, expect, it } from 'vitest';
import { scoreEvidence, type ScoreFacts } from './scoreEvidence.ts';

const facts: ScoreFacts = {
  asn: 64512,
  ipVersion: 4,
  rule: 'The rule.',
  score: 266.63,
  position: 1283,
  cone: 1,
  neighbors: 39,
  peers: [
    { asn: 64513, name: 'BIRCH', share: 1, trimmed: 'highest' },
    { asn: 64514, name: null, share: 0.0712, trimmed: null },
    { asn: 64515, name: 'CEDAR', share: 0, trimmed: 'lowest' },
  ],
  sources: ['rrc06', 'updates.0900'],
  asOf: new Date('2026-01-15T09:00:00Z'),
};

describe('scoreEvidence', () => {
  it('says what the score means and how many peers count', () => {
    expect(scoreEvidence(facts).reason).toBe(
      '26.7\u00A0% of the IPv4 address weight is reached through AS64512, averaged over 1 of 3 vantage networks. That is a score of 266.6 and position 1,283.',
    );
  });

  it('names each peer with its share, source and time, and what was dropped', () => {
    expect(scoreEvidence(facts).inputs.map(({ name, value }) => [name, value])).toEqual([
      ['AS64513 BIRCH', '100\u00A0% (excluded: highest 10\u00A0%)'],
      ['AS64514', '7.12\u00A0%'],
      ['AS64515 CEDAR', '0\u00A0% (excluded: lowest 10\u00A0%)'],
      ['Between equal scores', '1 network in its customer cone, 39 neighbors'],
    ]);
    expect(scoreEvidence(facts).inputs[1]).toMatchObject({
      href: '/as/64514',
      source: 'rrc06, updates.0900',
      asOf: facts.asOf,
    });
  });

  it('counts the peers that are too many to name', () => {
    const peers = Array.from({ length: 40 }, (_, index) => ({ asn: index, name: null, share: 0.5, trimmed: null }));
    const { inputs } = scoreEvidence({ ...facts, peers });
    expect(inputs).toHaveLength(14);
    expect(inputs[12]).toMatchObject({ name: 'Other vantage networks', value: '28 with lower shares' });
  });
});
