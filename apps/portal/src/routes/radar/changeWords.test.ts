import { expect, it } from 'vitest';
import { changeWords } from './changeWords.ts';

it.each([
  [3, 3, undefined],
  [3, undefined, undefined],
  [3, 1, '+2 since your last visit'],
  [0, 1, '−1 since your last visit'],
])('%s after %s is %j', (now, before, words) => expect(changeWords(now, before)).toBe(words));
