import { expect, it } from 'vitest';
import { ownName } from './ownName.ts';

it.each([
  ['KESTREL', 'KESTREL'],
  ['AS64512', null],
  ['AS645120', 'AS645120'],
  ['', null],
  [null, null],
  [undefined, null],
])('beside AS64512, %o is %o', (name, shown) => {
  expect(ownName(64_512, name)).toBe(shown);
});
