import { describe, expect, it } from 'vitest';
import { allToggled, mergeSelection, selectionOf, toggled, withRange } from './rowSelection.ts';

const shown = ['a', 'b', 'c', 'd'];
const list = (keys: ReadonlySet<unknown>) => [...keys].join('');

describe('selection of rows', () => {
  it.each([
    ['', 'none'],
    ['ac', 'some'],
    ['abcd', 'all'],
    ['xy', 'none'],
    ['xabcd', 'all'],
  ])('of %j is %s', (selected, expected) => {
    expect(selectionOf(new Set(selected), shown)).toBe(expected);
  });

  it.each([
    ['ab', 'b', 'a'],
    ['a', 'c', 'ac'],
  ])('%j with %s changed is %j', (selected, key, expected) => {
    expect(list(toggled(new Set(selected), key))).toBe(expected);
  });

  it.each([
    [1, 3, 'xbcd'],
    [3, 1, 'xbcd'],
    [2, 2, 'xc'],
  ])('from row %i to row %i adds those between', (from, to, expected) => {
    expect(list(withRange(new Set('x'), shown, from, to))).toBe(expected);
  });

  it.each([
    ['a', 'abcd'],
    ['abcd', ''],
    ['xa', 'xabcd'],
    ['xabcd', 'x'],
  ])('all of %j changed is %j: other pages keep theirs', (selected, expected) => {
    expect(list(allToggled(new Set(selected), shown))).toBe(expected);
  });

  it('hands on the very set when there is nothing elsewhere', () => {
    const change = new Set(['b']);
    expect(mergeSelection(new Set('ab'), shown, change)).toBe(change);
    expect(list(mergeSelection(new Set('xab'), shown, change))).toBe('xb');
    expect(list(mergeSelection(new Set('xab'), shown, 'all'))).toBe('xabcd');
  });
});
