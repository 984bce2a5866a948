import { describe, expect, it } from 'vitest';
import { sharesOf, shareWords } from './shares.ts';

describe('sharesOf', () => {
  it.each([
    [
      [1, 1, 2],
      [25, 25, 50],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [[], []],
  ])('%j', (parts, shares) => {
    expect(sharesOf(parts)).toEqual(shares);
  });
});

describe('shareWords', () => {
  it.each([
    [0, '0\u00A0%'],
    [0.2, '<1\u00A0%'],
    [33.3, '33\u00A0%'],
    [99.6, '>99\u00A0%'],
    [100, '100\u00A0%'],
  ])('%d is %s', (share, words) => {
    expect(shareWords(share)).toBe(words);
  });
});
