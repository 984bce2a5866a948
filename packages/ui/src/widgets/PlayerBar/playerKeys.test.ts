import { describe, expect, it } from 'vitest';
import { playerCommandOf } from './playerKeys.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false };

describe('playerCommandOf', () => {
  it.each([
    ['Home', 'first'],
    ['End', 'last'],
    [',', 'previous'],
    ['.', 'next'],
    ['-', 'shorter'],
    ['+', 'longer'],
    ['=', 'longer'],
    ['p', 'play'],
    ['P', 'play'],
    [' ', null],
    ['Enter', null],
    ['toString', null],
  ])('%j is %s', (key, command) => {
    expect(playerCommandOf({ ...plain, key })).toBe(command);
  });
  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves combinations with %s to the browser', (modifier) => {
    expect(playerCommandOf({ ...plain, [modifier]: true, key: 'p' })).toBeNull();
  });
});
