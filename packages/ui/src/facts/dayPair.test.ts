import { expect, it } from 'vitest';
import { problemOf } from './dayPair.ts';

it.each([
  ['2026-11-09', '2026-11-15', null],
  ['2026-11-15', '2026-11-09', 'The first day must not be after the second.'],
  ['2026-11-09', '2026-11-09', 'Choose two different days.'],
  ['', '2026-11-09', 'Choose both days.'],
])('from %j to %j: %j', (from, until, problem) => {
  expect(problemOf({ from, until })).toBe(problem);
});
