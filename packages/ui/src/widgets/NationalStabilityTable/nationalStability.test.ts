import { expect, it } from 'vitest';
import { stabilityText } from './nationalStability.ts';

it.each([
  [0, '0.00\u00A0%'],
  [0.5, '50.00\u00A0%'],
  [0.12344, '12.34\u00A0%'],
  [1, '100.00\u00A0%'],
])('%d is %s', (fraction, text) => {
  expect(stabilityText(fraction)).toBe(text);
});
