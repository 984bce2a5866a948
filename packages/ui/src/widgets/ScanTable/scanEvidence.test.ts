import { describe, expect, it } from 'vitest';
import type { ScanFinding } from './scan.ts';
import { scanEvidence } from './scanEvidence.ts';

const asOf = new Date('2026-02-22T15:30:00Z');
const finding: ScanFinding = {
  type: { id: 'ntp', group: 'Amplifier' },
  severity: 'medium',
  ip: '10.0.0.7',
  port: 123,
  firstSeen: new Date('2026-01-03T00:00:00Z'),
  lastSeen: null,
};

describe('scanEvidence', () => {
  it('tells the grade by the rule of reports, with place, source and time', () => {
    const { reason, rule, inputs, changes } = scanEvidence('severity', { kind: 'amplifier', finding, asOf });
    expect(reason).toContain('ntp at 10.0.0.7, port 123');
    expect(rule).toContain('that of the scan report');
    expect(inputs.map(({ name, value }) => [name, value])).toEqual([
      ['Found at', '10.0.0.7, port 123'],
      ['What was found', 'ntp, one of the DDoS amplifiers'],
      ['Severity', 'Medium'],
    ]);
    for (const input of inputs) expect(input).toMatchObject({ source: 'Scan reports on ntp', asOf });
    expect(changes.join(' ')).toContain('missing from the next report');
  });

  it('dates what is no longer found by the last report that had it, and names no port where there is none', () => {
    const lastSeen = new Date('2026-01-09T00:00:00Z');
    const gone = { ...finding, port: null, lastSeen };
    const { inputs, changes } = scanEvidence('severity', { kind: 'loop', finding: gone, asOf });
    expect(inputs[0]).toMatchObject({ value: '10.0.0.7', asOf: lastSeen });
    expect(changes.join(' ')).toContain('lists it again');
  });

  it.each([
    [null, /present in the newest data/],
    [new Date('2026-01-09T00:00:00Z'), /to Jan 9 2026 00:00 UTC; not since/],
  ])('tells whether it is ongoing, last seen %s', (lastSeen, reason) => {
    const evidence = scanEvidence('activity', { kind: 'amplifier', finding: { ...finding, lastSeen }, asOf });
    expect(evidence.reason).toMatch(reason);
    expect(evidence.inputs[0]).toMatchObject({ source: 'Scan reports on ntp', asOf });
    expect(evidence.changes).toHaveLength(1);
  });
});
