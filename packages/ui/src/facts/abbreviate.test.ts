import { describe, expect, it } from 'vitest';
import { abbreviate, exactNumber } from './abbreviate.ts';

describe('abbreviate', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1K'],
    [1099, '1K'],
    [1250, '1.2K'],
    [9999, '9.9K'],
    [12_345, '12K'],
    [999_999, '999K'],
    [1_000_000, '1M'],
    [4_770_000, '4.7M'],
    [2_000_000_000, '2B'],
    [999_999_999_999, '999B'],
    [1_000_000_000_000, '1T'],
    [1_000_000_000_001, '> 1T'],
    [3.4e38, '> 1T'],
    [-1500, '-1.5K'],
  ])('writes %d as %s', (value, short) => {
    expect(abbreviate(value)).toBe(short);
  });
});

it('writes the exact value with thousands separated', () => {
  expect(exactNumber(12345678)).toBe('12,345,678');
});
