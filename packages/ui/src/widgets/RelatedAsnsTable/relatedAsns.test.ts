import { expect, it } from 'vitest';
import { pageOfSkip, skipOfPage } from './relatedAsns.ts';

it.each([
  [0, 10, 1],
  [10, 10, 2],
  [15, 10, 2],
  [150, 50, 4],
])('skipping %d by pages of %d is page %d', (skip, limit, page) => {
  expect(pageOfSkip({ skip, limit })).toEqual({ page, pageSize: limit });
});

it.each([
  [1, 20, 0],
  [4, 20, 60],
])('page %d of %d rows skips %d', (page, pageSize, skip) => {
  expect(skipOfPage({ page, pageSize })).toEqual({ skip, limit: pageSize });
});
