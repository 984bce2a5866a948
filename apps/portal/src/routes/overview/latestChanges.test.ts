import { expect, it } from 'vitest';
import { changesSince } from './latestChanges.ts';

const from = '2026-11-09T08:01:00Z';
const counts = { added: 3, gone: 1, changed: 2 };

it.each([
  ['2026-11-01T00:00:00.000Z', 6],
  ['2026-11-09T08:01:00.000Z', null],
  ['2026-11-10T08:00:00.000Z', null],
  [null, 6],
])('of data from %s on', (knownFrom, changes) => {
  expect(changesSince(from, { ...counts, known_from: knownFrom })).toBe(changes);
});
