import { describe, expect, it } from 'vitest';
import { prefixOfStored } from './storedRoaHistory.ts';

describe('the prefix whose ROAs are shown at once', () => {
  it.each([
    [null, null],
    ['', null],
    ['{}', null],
    ['10.0.0.0/33', null],
    ['10.0.0.0/16', '10.0.0.0/16'],
    ['"2001:db8::/32"', '2001:db8::/32'],
  ])('%s: %s', (stored, prefix) => {
    expect(prefixOfStored(stored)).toBe(prefix);
  });
});
