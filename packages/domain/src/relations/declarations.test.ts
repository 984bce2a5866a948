import { describe, expect, it } from 'vitest';
import { policiesOf } from '../rpsl/policies.ts';
import { Declarations, type MembersOf } from './declarations.ts';

type Lines = Readonly<Record<number, readonly string[]>>;

function said(lines: Lines, members: Readonly<Record<string, readonly string[]>> = {}, version: 4 | 6 = 4): string[] {
  const declarations = new Declarations(version);
  for (const [asn, texts] of Object.entries(lines)) {
    const attributes = texts.map((text) => {
      const [name = '', value = ''] = text.split(/: (.*)/);
      return { name, value };
    });
    declarations.add(Number(asn), policiesOf(attributes));
  }
  const membersOf: MembersOf = (set) => {
    const found = members[set];
    return (
      found && {
        asns: found.filter((name) => /^AS\d+$/.test(name)).map((name) => Number(name.slice(2))),
        sets: found.filter((name) => name.includes('-')),
      }
    );
  };
  return declarations.testimonies(membersOf).map(({ a, b, type, rule }) => `${a} ${b} ${type} ${rule}`);
}

const buys = (from: number, own: string): string[] => [
  `import: from AS${from} accept ANY`,
  `export: to AS${from} announce ${own}`,
];
const sells = (to: number, theirs: string): string[] => [
  `import: from AS${to} accept ${theirs}`,
  `export: to AS${to} announce ANY`,
];
const peers = (other: number, own: string): string[] => [
  `import: from AS${other} accept AS${other}`,
  `export: to AS${other} announce ${own}`,
];

describe('relations declared in registries', () => {
  it.each<[string, Lines, string[]]>([
    ['both say who is the provider', { 1: sells(2, 'AS2'), 2: buys(1, 'AS2') }, ['1 2 p2c declared']],
    ['both peer', { 1: peers(2, 'AS1'), 2: peers(1, 'AS2') }, ['1 2 p2p declared']],
    ['one alone', { 2: buys(1, 'AS2') }, ['1 2 p2c declared-once']],
    ['a contradiction says nothing', { 1: peers(2, 'AS1'), 2: buys(1, 'AS2') }, []],
    ['ANY in both directions says nothing', { 1: ['import: from AS2 accept ANY', 'export: to AS2 announce ANY'] }, []],
    ['half a peering says nothing', { 1: ['import: from AS2 accept AS2'] }, []],
    ['accepting ANY alone is enough', { 2: ['import: from AS1 accept ANY'] }, ['1 2 p2c declared-once']],
  ])('%s', (_, lines, expected) => expect(said(lines)).toEqual(expected));

  it('are of the IP version of their line', () => {
    const lines = { 2: ['mp-import: afi ipv6.unicast from AS1 accept ANY', 'import: from AS3 accept ANY'] };
    expect(said(lines, {}, 6)).toEqual(['1 2 p2c declared-once']);
    expect(said(lines, {}, 4)).toEqual(['3 2 p2c declared-once']);
  });

  it('follow from the set that a network announces as its own, for its members by number and by their own sets', () => {
    const lines = { 2: buys(1, 'AS-TWO'), 3: buys(9, 'AS-THREE') };
    expect(said(lines, { 'AS-TWO': ['AS2', 'AS-THREE', 'AS4'] })).toEqual([
      '1 2 p2c declared-once',
      '9 3 p2c declared-once',
      '2 4 p2c as-set',
      '2 3 p2c as-set',
    ]);
  });

  it('do not follow from a set that two networks announce, nor from two that list each other', () => {
    const shared = { 2: buys(1, 'AS-ALL'), 3: buys(1, 'AS-ALL') };
    expect(said(shared, { 'AS-ALL': ['AS4'] }).filter((text) => text.includes('as-set'))).toEqual([]);
    const mutual = { 2: buys(1, 'AS-TWO'), 3: buys(1, 'AS-THREE') };
    expect(said(mutual, { 'AS-TWO': ['AS3'], 'AS-THREE': ['AS2'] }).filter((text) => text.includes('as-set'))).toEqual(
      [],
    );
  });
});
