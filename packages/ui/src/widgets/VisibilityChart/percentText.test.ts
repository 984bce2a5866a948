import { describe, expect, it } from 'vitest';
import { percentText } from './percentText.ts';

describe('percentText', () => {
  it.each([
    [0, '0 %'],
    [0.01, '0.1 %'],
    [98.24, '98.2 %'],
    [99.97, '99.9 %'],
    [100, '100 %'],
    [50, '50 %'],
  ])('%d is %s', (percent, text) => {
    expect(percentText(percent)).toBe(text);
  });
});
