import { expect, it } from 'vitest';
import { endOfPeriod } from './period.ts';

it.each([
  ['2026-11-23T10:00:00.000Z', 'month', '2026-12-23T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 'month', '2026-02-28T10:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', 'month', '2027-01-31T10:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 'year', '2029-02-28T00:00:00.000Z'],
] as const)('%s and a %s is %s', (from, period, end) => {
  expect(endOfPeriod(new Date(from), period).toISOString()).toBe(end);
});
