import { describe, expect, it } from 'vitest';
import { unreadBadge, unreadWords } from './unread.ts';

describe('unreadBadge', () => {
  it.each([
    [-1, null],
    [0, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('%d: %s', (count, badge) => {
    expect(unreadBadge(count)).toBe(badge);
  });
});

describe('unreadWords', () => {
  it.each([
    [1, '1 unread message'],
    [2, '2 unread messages'],
    [120, '120 unread messages'],
  ])('%d: %s', (count, words) => {
    expect(unreadWords(count)).toBe(words);
  });
});
