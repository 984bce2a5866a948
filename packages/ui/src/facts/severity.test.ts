import { describe, expect, it } from 'vitest';
import { severities, severityLooks } from './severity.ts';
import { severityEvidence } from '../widgets/SeverityBadge/severityEvidence.ts';

describe('severityLooks', () => {
  it('has four levels in three badges', () => {
    expect(severities.map((level) => [level, severityLooks[level].label, severityLooks[level].badge])).toEqual([
      ['info', 'Info', 'info'],
      ['low', 'Low', 'info'],
      ['medium', 'Medium', 'medium'],
      ['high', 'High', 'high'],
    ]);
  });
});

describe('severityEvidence', () => {
  const asOf = new Date('2026-02-22T15:30:00Z');
  const facts = { severity: 'high', peers: 812, allPeers: 850, source: 'Routing tables', asOf } as const;

  it.each([
    ['roa-invalid', 'High: 95\u00A0% of the vantage points see the route. ROA invalid.'],
    ['nothing-registered', 'High: 95\u00A0% of the vantage points see the route. No ROA and no route object.'],
    ['route-object-absent', 'High: 95\u00A0% of the vantage points see the route. Route object absent.'],
    [null, 'High: 95\u00A0% of the vantage points see the route. Nothing against it.'],
  ] as const)('words the sign %s', (sign, reason) => {
    expect(severityEvidence({ ...facts, sign }).reason).toBe(reason);
  });

  it('lists its facts with source and time, and stands without peers', () => {
    const { inputs, reason } = severityEvidence({ ...facts, peers: 0, allPeers: 0, sign: null });
    expect(inputs.map(({ value }) => value)).toEqual(['0 of 0', 'Nothing against it']);
    expect(inputs.every((input) => input.asOf === asOf && input.source === 'Routing tables')).toBe(true);
    expect(reason).toContain('0\u00A0%');
  });
});
