import { expect, it } from 'vitest';
import { readClosed, withClosed } from './closedAnnouncements.ts';

it('remembers each announcement that was closed, once', () => {
  expect(readClosed(null)).toEqual([]);
  const kept = withClosed(readClosed(withClosed([], 'a')), 'b');
  expect(readClosed(kept)).toEqual(['b', 'a']);
  expect(readClosed(withClosed(readClosed(kept), 'a'))).toEqual(['a', 'b']);
});

it('forgets those that were closed long ago', () => {
  const many = Array.from({ length: 30 }, (_, i) => String(i));
  expect(readClosed(withClosed(many, 'new'))).toHaveLength(20);
});
