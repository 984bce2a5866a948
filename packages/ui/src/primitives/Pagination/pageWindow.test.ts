import { describe, expect, it } from 'vitest';
import { pageWindow } from './pageWindow.ts';

describe('the window of a page', () => {
  it.each([
    { page: 1, pageSize: 50, total: 120, expected: { page: 1, pages: 3, first: 1, last: 50 } },
    { page: 3, pageSize: 50, total: 120, expected: { page: 3, pages: 3, first: 101, last: 120 } },
    { page: 2, pageSize: 10, total: 20, expected: { page: 2, pages: 2, first: 11, last: 20 } },
    { page: 9, pageSize: 50, total: 120, expected: { page: 3, pages: 3, first: 101, last: 120 } },
    { page: 0, pageSize: 50, total: 120, expected: { page: 1, pages: 3, first: 1, last: 50 } },
    { page: Number.NaN, pageSize: 50, total: 5, expected: { page: 1, pages: 1, first: 1, last: 5 } },
    { page: 1, pageSize: 50, total: 0, expected: { page: 1, pages: 1, first: 0, last: 0 } },
  ])('page $page of $total rows by $pageSize', ({ page, pageSize, total, expected }) => {
    expect(pageWindow(page, pageSize, total)).toEqual(expected);
  });
});
