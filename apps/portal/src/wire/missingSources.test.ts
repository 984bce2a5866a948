import { describe, expect, it } from 'vitest';
import { isEmpty, missingOf } from './missingSources.ts';

describe('what is not loaded', () => {
  it('is said of routes only where there are neither tables nor updates', () => {
    expect(missingOf(['mrt-updates', 'peeringdb', 'scans'])).toEqual(['peeringdb']);
    expect(missingOf(['mrt-rib', 'mrt-updates', 'vrps'])).toEqual(['routes', 'vrps']);
    expect(missingOf([])).toEqual([]);
  });
});

describe('a list', () => {
  it.each([
    [{ status: 'ready', data: [] }, true],
    [{ status: 'ready', data: [1] }, false],
    [{ status: 'ready', data: { rows: [], total: 0 } }, true],
    [{ status: 'ready', data: { rows: [], total: 60 } }, false],
    [{ status: 'loading' }, false],
    [{ status: 'error', message: 'no' }, false],
  ] as const)('%j is empty: %s', (face, expected) => {
    expect(isEmpty(face)).toBe(expected);
  });
});
