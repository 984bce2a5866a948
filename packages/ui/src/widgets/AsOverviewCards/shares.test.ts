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
    [0, '0%'],
    [0.2, '<1%'],
    [33.3, '33%'],
    [99.6, '>99%'],
    [100, '100%'],
  ])('%d is %s', (share, words) => {
    expect(shareWords(share)).toBe(words);
  });
});
