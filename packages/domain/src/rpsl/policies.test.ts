import { describe, expect, it } from 'vitest';
import { policiesOf } from './policies.ts';

const read = (name: string, value: string) =>
  policiesOf([{ name, value }]).map(({ direction, versions, neighbor, reach, sets }) => [
    direction,
    versions.join('+'),
    neighbor,
    reach,
    ...sets,
  ]);

describe('policies of an aut-num', () => {
  it.each<[string, string, unknown[]]>([
    ['import', 'from AS1 accept ANY', [['import', '4', 1, 'all']]],
    ['import', 'from AS1 accept any;', [['import', '4', 1, 'all']]],
    ['import', 'from AS1 action pref=100; accept ANY AND NOT {0.0.0.0/0}', [['import', '4', 1, 'all']]],
    ['import', 'from AS1 192.0.2.1 at 192.0.2.2 action pref=10; med=0; accept AS1', [['import', '4', 1, 'some']]],
    ['import', 'from AS1 accept PeerAS', [['import', '4', 1, 'some']]],
    ['import', 'from AS1 accept NOT fltr-martian', [['import', '4', 1, 'all']]],
    ['import', 'from AS1 accept NOT ANY', [['import', '4', 1, 'none']]],
    ['import', 'from AS1 accept ANY AND AS-ONE', []],
    ['import', 'from AS1 accept fltr-mine', []],
    ['import', 'from AS-PEERS accept ANY', []],
    ['import', 'from AS1:AS-PEERS accept ANY', []],
    [
      'import',
      'from AS1 from AS2 accept AS-ONE',
      [
        ['import', '4', 1, 'some', 'AS-ONE'],
        ['import', '4', 2, 'some', 'AS-ONE'],
      ],
    ],
    [
      'import',
      '{ from AS1 action pref=1; accept ANY; from AS2 accept AS2; } refine { from AS-ANY accept NOT AS3; }',
      [
        ['import', '4', 1, 'all'],
        ['import', '4', 2, 'some'],
      ],
    ],
    ['export', 'to AS1 announce AS2:AS-TWO', [['export', '4', 1, 'some', 'AS2:AS-TWO']]],
    ['export', 'to AS1 announce as-two as3', [['export', '4', 1, 'some', 'AS-TWO']]],
    ['export', 'to AS1 announce {0.0.0.0/0}', [['export', '4', 1, 'all']]],
    ['export', 'to AS1 announce {192.0.2.0/24}', [['export', '4', 1, 'some']]],
    ['mp-import', 'afi ipv6.unicast from AS1 accept ANY', [['import', '6', 1, 'all']]],
    ['mp-import', 'afi ipv4.unicast, ipv6.unicast from AS1 accept ANY', [['import', '4+6', 1, 'all']]],
    ['mp-export', 'to AS1 announce ANY', [['export', '4+6', 1, 'all']]],
    ['mp-import', 'afi ipv6.multicast from AS1 accept ANY', [['import', '', 1, 'all']]],
    ['default', 'to AS1 action pref=1; networks ANY', [['import', '4', 1, 'all']]],
    ['import', 'from AS99999999999 accept ANY', []],
    ['import', 'from AS1 accept', []],
    ['remarks', 'from AS1 accept ANY', []],
  ])('%s: %s', (name, value, policies) => expect(read(name, value)).toEqual(policies));
});
