import { describe, expect, it } from 'vitest';
import { ailingSet, ownerlessSet, soundSet } from './AsSetHealth.fixtures.ts';
import { healthWords } from './healthWords.ts';
import type { SetHealthReport } from './setHealthReport.ts';

const labels = (report: SetHealthReport) =>
  report.findings.map(({ check, level }) => healthWords(check, report, level).label);

describe('the health of an AS-SET in words', () => {
  it.each([
    [
      soundSet,
      ['Loop-free', '2 levels deep', 'No reserved members', 'Names unambiguous', 'All sets found', 'All members seen'],
    ],
    [
      ailingSet,
      [
        '1 loop',
        '12 levels deep',
        '2 reserved members',
        '1 name in several registries',
        '1 lost set',
        '4 members not seen in routing',
      ],
    ],
    [
      ownerlessSet,
      ['Loop-free', '2 levels deep', 'No reserved members', 'Names unambiguous', 'All sets found', 'Owner unknown'],
    ],
  ])('%#', (report, expected) => {
    expect(labels(report)).toEqual(expected);
  });

  it('rests on what was found, with registry and time', () => {
    expect(healthWords('loops', ailingSet, 'medium').evidence.inputs).toEqual([
      {
        name: 'Loop',
        value: 'AS-NORTHWIND > AS-EAST > AS-NORTHWIND',
        href: '/as-set/AS-NORTHWIND',
        source: 'RADB',
        asOf: null,
      },
    ]);
    expect(healthWords('reserved', ailingSet, 'high').evidence.inputs.map(({ name }) => name)).toEqual([
      'AS0, not assignable (AS0)',
      'AS65001, private use',
    ]);
    expect(healthWords('depth', soundSet, 'ok').evidence.inputs[0]).toMatchObject({
      value: 'AS-NORTHWIND > AS-EAST > AS-HARBOUR',
      source: 'RIPE',
      asOf: new Date('2026-01-02T00:00:00Z'),
    });
  });

  it.each([ailingSet, soundSet, ownerlessSet])('says of each finding what would change it: %#', (report) => {
    for (const { check, level } of report.findings)
      expect(healthWords(check, report, level).evidence.changes, check).toHaveLength(1);
  });

  it('says what was read where nothing was found', () => {
    for (const check of ['loops', 'reserved', 'homonyms', 'missing'] as const)
      expect(healthWords(check, soundSet, 'ok').evidence.inputs, check).toEqual([
        {
          name: 'Read',
          value: '3 sets with 24 networks',
          href: '/as-set/AS-NORTHWIND',
          source: 'RIPE',
          asOf: new Date('2026-01-02T00:00:00Z'),
        },
      ]);
  });
});
