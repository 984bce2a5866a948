import { describe, expect, it } from 'vitest';
import { freshnessOf, freshnessText } from './freshness.ts';

const asOf = new Date('2014-05-23T06:00:00Z');

describe('freshness', () => {
  it.each([
    [{ asOf: null, ageInSeconds: null, sample: false }, 'none', 'No routes loaded', ''],
    [
      { asOf, ageInSeconds: 7200, sample: true },
      'sample',
      'Demo data: a simulated Internet',
      'as of May 23 2014 06:00 UTC, 2 hours old',
    ],
    [
      { asOf, ageInSeconds: 400_000_000, sample: false },
      'stale',
      'Archived data from 2014, not current',
      'as of May 23 2014 06:00 UTC, 12 years old',
    ],
    [
      { asOf, ageInSeconds: 25 * 3600, sample: false },
      'stale',
      'Outdated: not the current state',
      'as of May 23 2014 06:00 UTC, 1 day old',
    ],
    [{ asOf, ageInSeconds: 90, sample: false }, 'fresh', 'Routes', 'as of May 23 2014 06:00 UTC, 1 minute old'],
  ] as const)('%o is %s', (age, freshness, first, rest) => {
    expect(freshnessOf(age)).toBe(freshness);
    expect(freshnessText(age)).toEqual({ first, rest });
  });
});
