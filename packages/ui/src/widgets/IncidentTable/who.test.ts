import type { PartyRole } from '@routeglass/domain/incidents';
import { describe, expect, it } from 'vitest';
import type { Incident } from '../../facts/incident.ts';
import { partiesInOrder, routeText, whoText } from './who.ts';

const party = (role: PartyRole, asn: number) => {
  return { role, network: { asn, asName: null, countryCode: null, countryName: null } };
};
const parties = [
  party('victim', 1),
  party('giver', 2),
  party('offender', 3),
  party('acceptor', 4),
  party('acceptor', 5),
];

describe('who is party to an incident', () => {
  it('is named nearest to the cause first, and before all the network of the page', () => {
    const order = (own?: number) => partiesInOrder({ parties }, own).map(({ network }) => network.asn);
    expect(order()).toEqual([3, 2, 1, 4, 5]);
    expect(order(5)).toEqual([5, 3, 2, 1, 4]);
    expect(order(99)).toEqual([3, 2, 1, 4, 5]);
  });

  it('says in plain letters how many are not named', () => {
    const incident = { parties: parties.slice(0, 2), partyCount: 12 } as unknown as Incident;
    expect(whoText(incident)).toBe('Learned from AS2; Victim AS1; and 10 more');
  });
});

it.each<[Incident['kind'], readonly (readonly [PartyRole, number])[], string]>([
  [
    'leaks',
    [
      ['victim', 1],
      ['offender', 3],
    ],
    'Route of AS1',
  ],
  [
    'leaks',
    [
      ['victim', 1],
      ['victim', 2],
      ['offender', 3],
    ],
    'Routes of AS1 and others',
  ],
  [
    'hijacks',
    [
      ['victim', 1],
      ['offender', 3],
    ],
    'Route of AS3',
  ],
  [
    'hijacks',
    [
      ['victim', 1],
      ['announcer', 2],
      ['offender', 3],
    ],
    'Route of AS2',
  ],
  [
    'bogons',
    [
      ['announcer', 2],
      ['acceptor', 3],
    ],
    'Route of AS2',
  ],
  ['bogons', [], ''],
])('the reasons of %s with %j are about: %s', (kind, roles, text) => {
  expect(routeText({ kind, parties: roles.map(([role, asn]) => party(role, asn)) })).toBe(text);
});
