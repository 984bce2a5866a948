import { expect, it } from 'vitest';
import { changeText, changeWords } from './positionChange.ts';

it.each([
  [3, '+3', 'up 3 positions'],
  [1, '+1', 'up 1 position'],
  [0, '0', 'unchanged'],
  [-1, '-1', 'down 1 position'],
  [-12, '-12', 'down 12 positions'],
])('a change of %d is %s, %s', (change, text, words) => {
  expect([changeText(change), changeWords(change)]).toEqual([text, words]);
});
