import { describe, expect, it } from 'vitest';
import { suggestionsOpen, type SuggestionMoment } from './suggestionsOpen.ts';

const open: SuggestionMoment = { focused: true, dismissed: false, loading: false, text: 'lev', debouncedText: 'lev' };

describe('suggestionsOpen', () => {
  it.each<[string, Partial<SuggestionMoment>, boolean]>([
    ['typing has paused on two characters', { text: 'as', debouncedText: 'as' }, true],
    ['there was no focus', { focused: false }, false],
    ['Escape was pressed', { dismissed: true }, false],
    ['answers are on their way', { loading: true }, false],
    ['one character is typed', { text: 'a', debouncedText: 'a' }, false],
    ['only blanks are typed', { text: '   ', debouncedText: '   ' }, false],
    ['typing has not paused yet', { text: 'lev', debouncedText: '' }, false],
    ['the text was shortened since', { text: 'l', debouncedText: 'lev' }, false],
    ['the text grew since', { text: 'level', debouncedText: 'lev' }, true],
  ])('when %s', (_, change, expected) => {
    expect(suggestionsOpen({ ...open, ...change })).toBe(expected);
  });
});
