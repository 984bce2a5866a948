import { expect, it } from 'vitest';
import { percentText } from './nationalStability.ts';

it.each([
  [0, '0.00%'],
  [0.5, '50.00%'],
  [0.12344, '12.34%'],
  [1, '100.00%'],
])('%d is %s', (fraction, text) => {
  expect(percentText(fraction)).toBe(text);
});
