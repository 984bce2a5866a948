import type { Evidence } from '../../facts/evidence.ts';

const asOf = new Date('2026-01-15T09:00:00Z');

/** A verdict with facts for it, against it, and neutral ones. */
export const mixedEvidence: Evidence = {
  reason: 'Two of three registries name AS64512 as origin of 10.0.0.0/16.',
  rule: 'A majority of the registries decides.',
  inputs: [
    { name: 'LAB', value: 'AS64512', href: '/as/64512', speaksFor: true, source: 'Route object', asOf },
    { name: 'LAB2', value: 'AS64512', href: '/as/64512', speaksFor: true, source: 'Route object', asOf },
    { name: 'LAB3', value: 'AS64601', href: '/as/64601', speaksFor: false, source: 'Route object', asOf: null },
    { name: 'Vantage points that see it', value: '312 of 850', source: 'Routing table', asOf },
  ],
  changes: ['LAB2 loses its route object.', 'A fourth and a fifth registry name another origin.'],
};

/** Names that must wrap. */
export const longEvidence: Evidence = {
  ...mixedEvidence,
  inputs: [
    {
      name: 'Route object of THE-INTERNATIONAL-ASSOCIATION-OF-VERY-LONG-NETWORK-NAMES-AND-OTHER-RECORDS',
      value: 'شبكة الزيتون للاتصالات',
      source: 'A registry whose name is rather long as well, and which is mirrored twice a day',
      asOf,
    },
  ],
};
