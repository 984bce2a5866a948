import { networks } from '../SearchResult/SearchResult.fixtures.ts';
import type { AsSetLoop, AsSetObject, MemberFacts, RawAsSet, SourceMembers } from './asSet.ts';

const numbers = networks.map(({ asn }) => `AS${asn}`);

/** Members that two registries list for the set. */
export const directMembers: readonly SourceMembers[] = [
  { source: 'RIPE', members: [...numbers, 'AS-BIRCH', 'AS64512:AS-CUSTOMERS-OF-THE-NORTHERN-REGION'] },
  { source: 'RADB', members: ['AS64512', 'AS64601', 'AS-BIRCH'] },
];

/** `count` networks, as the resolved members of all nested sets. */
export const recursiveMembers = (count: number): readonly SourceMembers[] => [
  { source: 'RIPE', members: Array.from({ length: count }, (_, at) => `AS${64_512 + at}`) },
];

export const holders: readonly AsSetObject[] = [
  { rpslPk: 'AS-CEDAR', source: 'RIPE', descr: ['Cedar Exchange and its members'] },
  { rpslPk: 'AS64700:AS-ALL', source: 'RADB', descr: ['شبكة الزيتون للاتصالات'] },
];

export const rawObjects: readonly RawAsSet[] = [
  {
    source: 'RIPE',
    objectText: `as-set:         AS-ALDER
descr:          Alder and its customers
members:        AS64512, AS64601, AS-BIRCH
admin-c:        ALD1-RIPE
mnt-by:         ALDER-MNT
source:         RIPE`,
  },
  { source: 'RADB', objectText: 'as-set:     AS-ALDER\nmembers:    AS64512, AS64601, AS-BIRCH\nsource:     RADB' },
];

export const someLoops: readonly AsSetLoop[] = [
  { source: 'RIPE', path: ['AS-ALDER', 'AS-BIRCH', 'AS-CEDAR'], loop: 'AS-BIRCH' },
  { source: 'RADB', path: ['AS-ALDER'], loop: 'AS-ALDER' },
];

export const memberFacts: MemberFacts = {
  networks: new Map(networks.map(({ asn, asName }, at) => [`AS${asn}`, { asName, prefixCount: at * 1284 }])),
  sets: new Map([
    ['AS-BIRCH', { descr: ['Birch Transit and its customers'], membersCount: 1284, prefixCount: 48_213 }],
    [
      'AS64512:AS-CUSTOMERS-OF-THE-NORTHERN-REGION',
      { descr: ['Customers of Alder', 'in the north'], membersCount: 12, prefixCount: 96 },
    ],
  ]),
};
