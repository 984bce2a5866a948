import { expect, it } from 'vitest';
import { beginning, containing, hasWord } from './likePattern.ts';

it.each(['%_%', '.*(', '😀', '::', '\u202E', ' ', ''])('finds no word in %j', (text) => {
  expect(hasWord(text)).toBe(false);
});

it.each(['a', '7', 'ß', '株', '-x-', '%a'])('finds one in %j', (text) => {
  expect(hasWord(text)).toBe(true);
});

it('takes the signs of LIKE as they are', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
  expect(beginning('_a')).toBe('\\_a%');
});
