import { expect, it } from 'vitest';
import { isListed } from './isListed.ts';

const info = { asn: 3356, as_name: null, country_code: null, country_name: null, org_name: null };

it.each([
  [undefined, false],
  [{ ...info, listed_in: [] }, false],
  [{ ...info, listed_in: ['organisations' as const] }, false],
  [{ ...info, listed_in: ['peeringdb' as const] }, true],
  [info, true],
])('asks PeeringDB of a network with %j: %s', (data, expected) => {
  expect(isListed({ data }, 'peeringdb')).toBe(expected);
});
