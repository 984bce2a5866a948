import { expect, it } from 'vitest';
import { entriesOf, summaryOf, type Branch } from './jsonValue.ts';

it.each<[Branch, string]>([
  [[], '[0]'],
  [[1, 2], '[2]'],
  [{}, '{}'],
  [{ asn: 1, name: 'A' }, '{asn, name}'],
  [{ a: 1, b: 2, c: 3, d: 4, e: 5 }, '{a, b, c, … 2 more}'],
])('a closed %j says %s', (value, said) => {
  expect(summaryOf(value)).toBe(said);
});

it('numbers the members of a list', () => {
  expect(entriesOf(['a', null])).toEqual([
    ['0', 'a'],
    ['1', null],
  ]);
});
