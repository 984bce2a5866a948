import { expect, it, vi } from 'vitest';
import { allPages } from './allPages.ts';

it('reads page after page in order, and says how far it is while more are to come', async () => {
  const read = vi.fn(({ page }: { page: number }) => Promise.resolve({ rows: [page, -page], pageCount: 3 }));
  const onProgress = vi.fn();
  expect(await allPages(read, onProgress)).toEqual([1, -1, 2, -2, 3, -3]);
  expect(read.mock.calls).toEqual([1, 2, 3].map((page) => [{ page, 'page-size': 1000 }]));
  expect(onProgress.mock.calls).toEqual([[2], [4]]);
});

it('is empty where the list is, and fails where a page does', async () => {
  expect(await allPages(() => Promise.resolve({ rows: [], pageCount: 0 }))).toEqual([]);
  await expect(allPages(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
