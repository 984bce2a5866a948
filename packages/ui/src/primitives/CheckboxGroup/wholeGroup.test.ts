import { describe, expect, it } from 'vitest';
import type { Choice } from '../Field/choice.ts';
import { parentMark, toggleWhole } from './wholeGroup.ts';

const items: readonly Choice[] = ['a', 'b', 'c'].map((id) => ({ id, name: id }));
const withDisabled: readonly Choice[] = items.map((item) => (item.id === 'b' ? { ...item, isDisabled: true } : item));

describe('parentMark', () => {
  it.each([
    [[], 'none'],
    [['b'], 'some'],
    [['c', 'a', 'b'], 'all'],
    [['x'], 'none'],
  ] as const)('of %j is %s', (selected, mark) => {
    expect(parentMark(items, selected)).toBe(mark);
  });

  it('is none without choices', () => {
    expect(parentMark([], ['a'])).toBe('none');
  });
});

describe('toggleWhole', () => {
  it.each([
    ['sets all from none', items, [], ['a', 'b', 'c']],
    ['sets all from some, in order', items, ['c'], ['a', 'b', 'c']],
    ['clears all', items, ['a', 'b', 'c'], []],
    ['leaves a disabled choice clear', withDisabled, [], ['a', 'c']],
    ['leaves a disabled choice set', withDisabled, ['b'], ['a', 'b', 'c']],
    ['clears what it can when all else is set', withDisabled, ['a', 'b', 'c'], ['b']],
    ['clears when only a disabled choice is missing', withDisabled, ['a', 'c'], []],
    ['keeps what is no choice of the group', items, ['x'], ['a', 'b', 'c', 'x']],
  ])('%s', (_, choices, selected, next) => {
    expect(toggleWhole(choices, selected)).toEqual(next);
  });
});
