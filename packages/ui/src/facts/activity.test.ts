import { describe, expect, it } from 'vitest';
import { activityEvidence, activityOf } from './activity.ts';

const firstSeen = new Date('2026-01-03T08:15:00Z');
const asOf = new Date('2026-02-22T15:30:00Z');

describe('activityOf', () => {
  it.each([
    [null, 'active'],
    [asOf, 'archived'],
  ] as const)('last seen %s: %s', (lastSeen, activity) => {
    expect(activityOf({ lastSeen })).toBe(activity);
  });
});

describe('activityEvidence', () => {
  it.each([
    [null, 'Seen since Jan 3 2026 08:15 UTC; present in the newest data.', 'ongoing'],
    [
      new Date('2026-01-04T10:00:00Z'),
      'Seen from Jan 3 2026 08:15 UTC to Jan 4 2026 10:00 UTC; not since.',
      '2026/01/04',
    ],
  ])('last seen %s', (lastSeen, reason, value) => {
    const evidence = activityEvidence({ firstSeen, lastSeen, source: 'Routing tables', asOf });
    expect(evidence.reason).toBe(reason);
    expect(evidence.inputs.map((input) => input.value)).toEqual(['2026/01/03', value]);
    expect(evidence.changes).toHaveLength(1);
  });
});
