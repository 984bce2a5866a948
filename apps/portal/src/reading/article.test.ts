import { expect, it } from 'vitest';
import { anchorOf, readArticle } from './article.ts';

it.each([
  ['', undefined],
  ['#', undefined],
  ['#types', 'types'],
  ['#%D9%85%D8%A7', 'ما'],
  ['#%E0%A4%A', undefined],
])('%s names %s', (hash, anchor) => {
  expect(anchorOf(hash)).toBe(anchor);
});

it('has no day in Learn', () => {
  const answer = {
    id: 1,
    title: 'Leaks',
    description: '',
    dt_published: '2026-11-01T00:00:00.000Z',
    category: 1,
    order: 1,
    kind: 'learn',
    picture: null,
    body: '<p>Words</p>',
  } as const;
  expect(readArticle(answer)).toEqual({ title: 'Leaks', published: null, html: '<p>Words</p>', isSafe: true });
  expect(readArticle({ ...answer, kind: 'blog' }).published?.toISOString()).toBe('2026-11-01T00:00:00.000Z');
});
