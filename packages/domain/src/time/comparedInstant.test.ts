import { expect, it } from 'vitest';
import { comparedInstant, isDay } from './comparedInstant.ts';

it.each([
  ['2026-11-09', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-09T08:01:00Z', false],
  ['', false],
  ['9 Nov 2026', false],
])('isDay(%j) is %j', (text, is) => {
  expect(isDay(text)).toBe(is);
});

it.each([
  ['2026-11-09', '2026-11-10T00:00:00.000Z'],
  ['2026-11-09T08:01:00Z', '2026-11-09T08:01:00.000Z'],
])('%s is compared at %s', (time, instant) => {
  expect(comparedInstant(time).toISOString()).toBe(instant);
});
