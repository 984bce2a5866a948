import { describe, expect, it } from 'vitest';
import { firstChoice, searchTextOf } from './prefixSearch.ts';

describe('searchTextOf', () => {
  it.each([
    ['', null, ''],
    ['1', null, ''],
    [' 1 ', null, ''],
    ['10', null, '10'],
    [' 10.1 ', '10.2.0.0/16', '10.1'],
    ['10.1.0.0/16', '10.1.0.0/16', ''],
  ])('"%s" over %s', (typed, selected, text) => {
    expect(searchTextOf(typed, selected)).toBe(text);
  });
});

describe('firstChoice', () => {
  it.each([
    [null, ['a', 'b'], false, 'a'],
    [null, ['a', 'b'], true, null],
    [null, [], false, null],
    ['b', ['a', 'b'], false, null],
  ])('selected %s of %o, loading %s: %s', (selected, options, isLoading, choice) => {
    expect(firstChoice(selected, options, isLoading)).toBe(choice);
  });
});
