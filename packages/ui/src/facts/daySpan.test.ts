import { expect, it } from 'vitest';
import { spanProblem, spanText } from './daySpan.ts';

it.each([
  ['', '', '', null],
  ['2026-11-01', '', 'since 2026/11/01', null],
  ['', '2026-11-07', 'until 2026/11/07', null],
  ['2026-11-01', '2026-11-07', '2026/11/01 – 2026/11/07', null],
  ['2026-11-01', '2026-11-01', '2026/11/01', null],
  ['2026-11-07', '2026-11-01', '2026/11/07 – 2026/11/01', 'The first day must not be after the last.'],
  ['2026-02-30', '', 'since 2026/02/30', 'Choose a day of the calendar.'],
])('of %j to %j says %j', (from, until, text, problem) => {
  expect(spanText({ from, until })).toBe(text);
  expect(spanProblem({ from, until })).toBe(problem);
});
