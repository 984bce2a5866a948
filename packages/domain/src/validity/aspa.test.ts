import { describe, expect, it } from 'vitest';
import { type AspaDirection, type AspaTable, authorisationOf, verifyAspa } from './aspa.ts';

const [A, B, C, D, E, F, G] = [1, 2, 3, 4, 5, 6, 7];
const letters = 'ABCDEFG';
const table: AspaTable = new Map([
  [A, new Set([C, D])],
  [B, new Set([E])],
  [C, new Set([F])],
  [D, new Set([F, G])],
  [G, new Set([0])],
]);
const pathOf = (text: string) => text.split(' ').map((letter) => letters.indexOf(letter) + 1);

/** The cases of draft-ietf-sidrops-aspa-verification's example network, in wire order. */
describe('verification of AS paths by ASPA', () => {
  it.each<[AspaDirection, string, string]>([
    ['upstream', 'F C A', 'valid'],
    ['upstream', 'D C A', 'invalid'],
    ['upstream', 'D F C A', 'unknown'],
    ['upstream', 'D E B', 'unknown'],
    ['upstream', 'A D E B', 'invalid'],
    ['downstream', 'E G F C A', 'unknown'],
    ['downstream', 'E G D A', 'valid'],
    ['downstream', 'E G D C A', 'invalid'],
    ['downstream', 'F C A', 'valid'],
    ['upstream', 'F C C A A A', 'valid'],
    ['downstream', 'A', 'valid'],
  ])('%s, %s is %s', (direction, path, state) => {
    expect(verifyAspa(table, pathOf(path), direction).state).toBe(state);
  });

  it('names the hop that breaks the path, the one nearest the origin', () => {
    expect(verifyAspa(table, pathOf('D C A'), 'upstream').hop).toEqual({
      customer: C,
      provider: D,
      authorisation: 'not provider',
    });
    expect(verifyAspa(table, pathOf('D E B'), 'upstream').hop).toEqual({
      customer: E,
      provider: D,
      authorisation: 'no attestation',
    });
  });

  it('calls an empty path and one with an AS_SET invalid', () => {
    expect(verifyAspa(table, [], 'upstream')).toEqual({ state: 'invalid', reason: 'empty path' });
    expect(verifyAspa(table, null, 'downstream')).toEqual({ state: 'invalid', reason: 'AS_SET' });
  });

  it('tells the three answers of an attestation apart', () => {
    expect([authorisationOf(table, A, C), authorisationOf(table, A, E), authorisationOf(table, E, A)]).toEqual([
      'provider',
      'not provider',
      'no attestation',
    ]);
  });
});
