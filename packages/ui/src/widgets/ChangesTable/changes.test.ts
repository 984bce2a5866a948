import { describe, expect, it } from 'vitest';
import { caveatsOf } from './changes.ts';

const days = { from: '2026-11-09', until: '2026-11-15' };
const knownFrom = new Date('2026-11-09T00:00:00Z');
const asOf = new Date('2026-11-15T23:52:00Z');

describe('what one has to know of a comparison', () => {
  it.each([
    ['nothing, inside what is loaded', days, knownFrom, asOf, []],
    ['nothing of a network that came on the first day', days, new Date('2026-11-09T23:00:00Z'), asOf, []],
    ['that nothing is known of the first day', { ...days, from: '2026-11-08' }, knownFrom, asOf, [/No data before/]],
    [
      'that the routes end before the second day',
      { ...days, until: '2026-11-16' },
      knownFrom,
      asOf,
      [/newest data is from/],
    ],
    ['that no routes are loaded', days, null, null, [/No routes are loaded/]],
  ])('%s', (_, pair, known, newest, expected) => {
    expect(caveatsOf(pair, { knownFrom: known, asOf: newest })).toEqual(
      expected.map((words) => expect.stringMatching(words) as string),
    );
  });
});
