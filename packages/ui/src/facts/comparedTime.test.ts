import { expect, it } from 'vitest';
import { comparedTimeName, comparedTimeText } from './comparedTime.ts';

it.each([
  ['2026-11-09', '2026/11/09', 'the end of 2026/11/09'],
  ['2026-11-09T08:01:00Z', 'Nov 9 2026 08:01 UTC', 'Nov 9 2026 08:01 UTC'],
])('%s is said as %s', (time, text, name) => {
  expect(comparedTimeText(time)).toBe(text);
  expect(comparedTimeName(time)).toBe(name);
});
