import { expect, it } from 'vitest';
import { filterInForce } from './filterInForce.ts';

it.each([
  ['', ''],
  ['1', ''],
  [' 1 ', ''],
  ['10', '10'],
  [' 10.0 ', '10.0'],
])('%j narrows by %j', (text, filter) => {
  expect(filterInForce(text)).toBe(filter);
});
