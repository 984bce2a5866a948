import { expect, it } from 'vitest';
import { percentText } from './percentText.ts';

it.each([
  [0, '0\u00A0%'],
  [4.1, '4.1\u00A0%'],
  ['<1', '<1\u00A0%'],
])('writes %s with a space that keeps the line together', (percent, text) => {
  expect(percentText(percent)).toBe(text);
});
