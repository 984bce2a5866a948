import { expect, it } from 'vitest';
import { lastMonths } from './lastMonths.ts';

it.each([
  ['2026-11-15T23:52:27Z', '2026-08-15', '2026-11-15'],
  ['2026-05-31T00:00:00Z', '2026-02-28', '2026-05-31'],
  ['2024-05-31T12:00:00Z', '2024-02-29', '2024-05-31'],
  ['2026-01-01T00:00:00Z', '2025-10-01', '2026-01-01'],
])('the three months up to %s begin on %s', (newest, from, until) => {
  expect(lastMonths(new Date(newest))).toEqual({ from, until });
});
