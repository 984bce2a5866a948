import { describe, expect, it } from 'vitest';
import { activeAfterKey } from './activeOption.ts';

describe('activeAfterKey', () => {
  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 1, 3, 2],
    ['ArrowDown', 2, 3, -1],
    ['ArrowDown', -1, 0, -1],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 0, 3, -1],
    ['ArrowUp', -1, 0, -1],
    ['PageDown', -1, 100, 7],
    ['PageDown', 97, 100, 99],
    ['PageUp', 3, 100, 0],
    ['PageUp', -1, 100, -1],
    ['Home', 5, 100, 5],
    ['x', 2, 3, 2],
  ])('%s from %d of %d leads to %d', (key, active, count, next) => {
    expect(activeAfterKey(key, active, count)).toBe(next);
  });
});
