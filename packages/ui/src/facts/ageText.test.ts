import { describe, expect, it } from 'vitest';
import { ageText } from './ageText.ts';

describe('ageText', () => {
  it.each([
    [0, 'less than a minute old'],
    [59, 'less than a minute old'],
    [60, '1 minute old'],
    [3599, '59 minutes old'],
    [7300, '2 hours old'],
    [86_400, '1 day old'],
    [45 * 86_400, '1 month old'],
    [400_000_000, '12 years old'],
  ])('words %d seconds as %s', (seconds, text) => {
    expect(ageText(seconds)).toBe(text);
  });
});
