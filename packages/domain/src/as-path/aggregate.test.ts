import { expect, it } from 'vitest';
import { aggregateOf } from './aggregate.ts';
import { parseAsPath } from './text.ts';

it.each([
  ['1299 31200 31200 {50923}', { origin: 31_200, members: [50_923] }],
  ['1 2 {3} (64512 64513)', { origin: 2, members: [3, 64_512, 64_513] }],
  ['{7,5}', { origin: 5, members: [7, 5] }],
  ['1 {2} 3', undefined],
  ['1 2', undefined],
  ['1 {}', undefined],
  ['', undefined],
])('the aggregate of %j', (text, aggregate) => {
  expect(aggregateOf(parseAsPath(text) ?? [])).toEqual(aggregate);
});
