import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada', 'A'],
    ['Augusta Ada King, Countess of Lovelace', 'AL'],
    ['Jean-Luc', 'JL'],
    ['  grace   hopper ', 'GH'],
    ['(Ops) 7x', 'O7'],
    ['Émile Zola', 'ÉZ'],
    ['محمد علي', 'مع'],
    ['明', '明'],
    ['', ''],
    ['— !', ''],
  ])('of %j is %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
