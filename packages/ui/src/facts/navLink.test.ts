import { describe, expect, it } from 'vitest';
import { isCurrentPage } from './navLink.ts';

describe('isCurrentPage', () => {
  it.each([
    ['/blog', '/blog', true],
    ['/blog', '/blog/articles/7', true],
    ['/blog?tab=1', '/blog', true],
    ['/blog', '/blogs', false],
    ['/', '/', true],
    ['/', '/blog', false],
    ['/learn', '/', false],
  ])('%s on %s: %s', (href, path, expected) => {
    expect(isCurrentPage(href, path)).toBe(expected);
  });
});
