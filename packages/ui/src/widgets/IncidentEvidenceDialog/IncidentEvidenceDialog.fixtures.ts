import type { IncidentEvidence } from './incidentEvidence.ts';

const asOf = new Date('2026-01-15T09:00:00Z');
const path = (peer: number, rest: string) => `${peer} ${rest}`;

/** A hijack seen by two vantage points of three collectors. */
export const hijackEvidence: IncidentEvidence = {
  reason: 'AS64601 announces 10.0.0.0/24, which a ROA gives to AS64512 alone.',
  rule: 'Another origin for the same prefix, without a ROA, a route object, a shared organisation or a relation that explains it.',
  inputs: [
    {
      name: 'ROA for 10.0.0.0/16, up to /24',
      value: 'AS64512',
      href: '/as/64512',
      speaksFor: false,
      source: 'lab',
      asOf,
    },
    { name: 'Route object for 10.0.0.0/24', value: 'none', speaksFor: false, source: 'LAB', asOf },
    { name: 'Vantage points that saw it at peak', value: '812 of 850', source: 'Routing tables', asOf },
  ],
  changes: ['A ROA authorises AS64601.', 'Fewer than 2 peers of 2 networks see the route.'],
  suspects: [
    {
      network: { asn: 64601, asName: 'BEECH-NET', countryCode: 'DE', countryName: 'Germany' },
      weight: 0.9,
      reason: 'All routes have it as origin.',
    },
    {
      network: { asn: 64999, asName: null, countryCode: null, countryName: null },
      weight: 0.1,
      reason: 'All routes pass it next to the origin.',
    },
  ],
  routes: [
    { peer: 64700, collector: 'lab-1', prefix: '10.0.0.0/24', path: path(64700, '64999 64601'), seen: asOf },
    { peer: 64701, collector: 'lab-2', prefix: '10.0.0.0/24', path: path(64701, '64999 64999 64601'), seen: asOf },
  ],
  routeCount: 812,
};
