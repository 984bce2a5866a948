import { expect, it } from 'vitest';
import { countriesThat } from './countriesThat.ts';
import type { StabilityRow } from './repository.ts';

const row = (country: string, position: number, before: number | null, value: number, critical: number | null) => {
  return {
    country,
    position,
    before,
    value,
    critical_asn: critical,
    as_name: critical === null ? null : `NET-${critical}`,
    country_code: country,
    lost: 0,
    networks: 1,
  } satisfies StabilityRow;
};
const all = [row('JP', 1, 2, 0, null), row('DE', 2, 1, 0.1, 3320), row('AT', 3, null, 0.4, 1901)];

const codes = (query: Partial<Parameters<typeof countriesThat>[1]>) =>
  countriesThat(all, { q: '', 'sort-by': 'position', order: 'asc', ...query }).map(({ country }) => country);

it.each([
  [{}, ['JP', 'DE', 'AT']],
  [{ order: 'desc' }, ['AT', 'DE', 'JP']],
  [{ 'sort-by': 'country' }, ['AT', 'DE', 'JP']],
  [{ 'sort-by': 'value', order: 'desc' }, ['AT', 'DE', 'JP']],
  // What has no key comes last in either order.
  [{ 'sort-by': 'change' }, ['DE', 'JP', 'AT']],
  [{ 'sort-by': 'change', order: 'desc' }, ['JP', 'DE', 'AT']],
  [{ 'sort-by': 'critical-asn' }, ['AT', 'DE', 'JP']],
  [{ 'sort-by': 'critical-asn', order: 'desc' }, ['DE', 'AT', 'JP']],
] as const)('sorts %j', (query, expected) => {
  expect(codes(query)).toEqual(expected);
});

it.each([
  ['germ', ['DE']],
  ['as1901', ['AT']],
  ['net-33', ['DE']],
  ['x', ['JP', 'DE', 'AT']],
  ['nowhere', []],
])('keeps the countries with %s', (q, expected) => {
  expect(codes({ q })).toEqual(expected);
});
