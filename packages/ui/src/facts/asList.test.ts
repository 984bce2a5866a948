import { describe, expect, it } from 'vitest';
import { isAsListSortKey, scoreText } from './asList.ts';

it.each([
  ['score', true],
  ['customers', true],
  ['asn-count-in-cc', true],
  ['name', false],
  ['', false],
])('isAsListSortKey(%j) is %j', (text, is) => {
  expect(isAsListSortKey(text)).toBe(is);
});

describe('scoreText', () => {
  it.each([
    [0, '0.00'],
    [91.3, '91.30'],
    [1000, '1,000.00'],
    [12.3456, '12.35'],
    [0.004, '0.00'],
  ])('%d is %s', (score, text) => {
    expect(scoreText(score)).toBe(text);
  });
});
