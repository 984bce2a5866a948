import { expect, it } from 'vitest';
import { countryName } from './countryName.ts';

it.each([
  ['DE', 'Germany'],
  ['EU', 'European Union'],
  ['ZZ', null],
  ['de', null],
  ['', null],
  [null, null],
])('the country of %j is %j', (code, name) => expect(countryName(code)).toBe(name));
