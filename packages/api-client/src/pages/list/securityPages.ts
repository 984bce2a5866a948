import { definePage } from '../page.ts';
import { network } from './networkLayout.ts';
import { INCIDENTS } from './sourceKinds.ts';

const common = {
  route: 'security-issues',
  layout: network,
  menu: 'network',
  // Lists of incidents and findings include past ones; a menu counts those that need attention.
  counted: 'active now',
  sources: [...INCIDENTS, 'scans'],
  reads: { session: () => ({}) },
} as const;
const kind = { ...common, under: 'security-issues' } as const;

export const securityIssuesPage = definePage({
  ...common,
  id: 'security-issues',
  path: '/as/:asn/security-issues',
  label: 'Security Issues',
  title: ({ asn }) => `Security Issues of AS${asn}`,
  description: ({ asn }) => `Route leaks, hijacks, bogons and exposed hosts of AS${asn}, each with its evidence.`,
  words: ['incidents'],
});

export const routeLeaksPage = definePage({
  ...kind,
  id: 'route-leaks',
  path: '/as/:asn/security-issues/route-leaks',
  label: 'Route Leaks',
  title: ({ asn }) => `Route Leaks of AS${asn}`,
  description: ({ asn }) => `Routes that AS${asn} leaked or that others leaked from it, each with its evidence.`,
  words: ['leaks'],
});

export const hijacksPage = definePage({
  ...kind,
  id: 'hijacks',
  path: '/as/:asn/security-issues/hijacks',
  label: 'Hijacks',
  title: ({ asn }) => `Hijacks of AS${asn}`,
  description: ({ asn }) => `Hijacks by AS${asn} or of its prefixes, each with its evidence.`,
});

export const bogonsPage = definePage({
  ...kind,
  id: 'bogons',
  path: '/as/:asn/security-issues/bogons',
  label: 'Bogons',
  title: ({ asn }) => `Bogons of AS${asn}`,
  description: ({ asn }) => `Reserved prefixes and AS numbers in routes of AS${asn}, each with its evidence.`,
});

export const routingLoopsPage = definePage({
  ...kind,
  id: 'routing-loops',
  path: '/as/:asn/security-issues/routing-loops',
  label: 'Routing Loops',
  title: ({ asn }) => `Routing Loops of AS${asn}`,
  description: 'Addresses caught in forwarding loops.',
  words: ['loops'],
});

export const vulnerablePortsPage = definePage({
  ...kind,
  id: 'vulnerable-ports',
  path: '/as/:asn/security-issues/vulnerable-ports',
  label: 'Vulnerable Ports',
  title: ({ asn }) => `Vulnerable Ports of AS${asn}`,
  description: ({ asn }) => `Exposed services on AS${asn}'s addresses.`,
  words: ['ports'],
});

export const ddosAmplifiersPage = definePage({
  ...kind,
  id: 'ddos-amplifiers',
  path: '/as/:asn/security-issues/ddos-amplifiers',
  label: 'DDoS amplifiers',
  title: ({ asn }) => `DDoS amplifiers of AS${asn}`,
  description: ({ asn }) => `Hosts of AS${asn} that can amplify DDoS attacks.`,
  words: ['ddos'],
});

export const securityPages = [
  securityIssuesPage,
  routeLeaksPage,
  hijacksPage,
  bogonsPage,
  routingLoopsPage,
  vulnerablePortsPage,
  ddosAmplifiersPage,
];
