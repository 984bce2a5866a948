import { describe, expect, it } from 'vitest';
import { propagationScale } from './propagationScale.ts';

const counts = { ipv4: 850, ipv6: 96, all: 1204 };

describe('propagationScale', () => {
  it.each([
    ['all', false, 1204, 1000],
    ['4', false, 850, 100],
    ['6', false, 96, 10],
    ['all', true, 100, 20],
    ['6', true, 100, 20],
  ] as const)('IP version %s, relative %s: to %d by %d', (ipVersion, isRelative, max, tickStep) => {
    expect(propagationScale(counts, ipVersion, isRelative)).toEqual({ min: 0, max, tickStep });
  });

  it('stands without peers', () => {
    expect(propagationScale({ ipv4: 0, ipv6: 0, all: 0 }, '4', false)).toEqual({ min: 0, max: 0, tickStep: 1 });
  });
});
