import { describe, expect, it } from 'vitest';
import { missingIn } from './password.ts';

describe('missingIn', () => {
  it.each([
    ['Abc!1xyz', []],
    ['abC1.,,,', ['lowercase']],
    ['abcD1.,,', []],
    ['aB3$cd__', []],
    ['Pass-word1', []],
    ['', ['lowercase', 'uppercase', 'digit', 'special', 'length']],
    ['password', ['uppercase', 'digit', 'special']],
    ['ABCDEFG1!', ['lowercase']],
    ['Abcdefg!', ['digit']],
    ['Abcdefg1', ['special']],
    ['Abcde1!', ['length']],
    ['Abcdef1?', ['special']],
    ['Abcdef1 ', ['special']],
    ['äöüÄbc1!', ['lowercase', 'uppercase']],
    ['Abcd1!😀', ['length']],
    ['Abcd1!😀😀', []],
  ])('of %j is %j', (password, missing) => {
    expect(missingIn(password)).toEqual(missing);
  });

  it.each('!@#$%^&*()-_+.,'.split(''))('takes %s as special', (sign) => {
    expect(missingIn(`Abcdef1${sign}`)).toEqual([]);
  });
});
