import { describe, expect, it } from 'vitest';
import { visibilityText } from './visibilityText.ts';

describe('visibilityText', () => {
  it.each([
    [0, '0\u00A0%'],
    [0.01, '0.1\u00A0%'],
    [98.24, '98.2\u00A0%'],
    [(32 / 55) * 100, '58.1\u00A0%'],
    [7.06, '7\u00A0%'],
    [1e-7, '0.1\u00A0%'],
    [99.97, '99.9\u00A0%'],
    [100, '100\u00A0%'],
    [50, '50\u00A0%'],
  ])('%d is %s', (percent, text) => {
    expect(visibilityText(percent)).toBe(text);
  });
});
