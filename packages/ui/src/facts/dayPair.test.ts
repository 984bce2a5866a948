import { expect, it } from 'vitest';
import { isDay, problemOf } from './dayPair.ts';

it.each([
  ['2026-11-09', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['', false],
  ['9 Nov 2026', false],
])('isDay(%j) is %j', (text, is) => {
  expect(isDay(text)).toBe(is);
});

it.each([
  ['2026-11-09', '2026-11-15', null],
  ['2026-11-15', '2026-11-09', 'The first day must not be after the second.'],
  ['2026-11-09', '2026-11-09', 'Choose two different days.'],
  ['', '2026-11-09', 'Choose both days.'],
])('from %j to %j: %j', (from, until, problem) => {
  expect(problemOf({ from, until })).toBe(problem);
});
