import { expect, it } from 'vitest';
import { nextOffset } from './useOffsetPages.ts';

it.each([
  ['/api/blog/articles/?limit=10&offset=10', 0, 10],
  [null, 0, null],
  ['nonsense', 0, null],
  ['/api/blog/articles/?offset=x', 0, null],
  // A server that points back would cause endless requests.
  ['/api/blog/articles/?offset=10', 10, null],
])('after %s at %i the next page begins at %s', (next, offset, expected) => {
  expect(nextOffset(next, offset)).toBe(expected);
});
