import { definePage } from '../page.ts';
import { network } from './networkLayout.ts';
import { ROUTES, VALIDITY, WHO } from './sourceKinds.ts';

const common = {
  route: 'connectivity',
  layout: network,
  menu: 'network',
  sources: [...ROUTES, ...VALIDITY, ...WHO],
  reads: { session: () => ({}) },
} as const;
const relation = { ...common, under: 'neighbors', counted: 'in the last 3 months' } as const;

export const connectivityPage = definePage({
  ...common,
  id: 'connectivity',
  path: '/as/:asn/connectivity',
  label: 'IP Connectivity',
  title: ({ asn }) => `IP Connectivity of AS${asn}`,
  description: ({ asn }) => `BGP neighbors and prefixes of AS${asn}, first and last seen.`,
  words: ['links'],
});

export const neighborsPage = definePage({
  ...common,
  id: 'neighbors',
  path: '/as/:asn/connectivity/neighbors',
  label: 'BGP Neighbors',
  title: ({ asn }) => `BGP Neighbors of AS${asn}`,
  description: ({ asn }) => `Providers, customers and peers of AS${asn}, with the evidence for each relation.`,
  under: 'connectivity',
  words: ['neighbors'],
});

export const providersPage = definePage({
  ...relation,
  id: 'providers',
  path: '/as/:asn/connectivity/providers',
  label: 'Providers',
  title: ({ asn }) => `Providers of AS${asn}`,
  description: ({ asn }) => `The networks that sell transit to AS${asn}, first and last seen.`,
  words: ['upstreams', 'transit'],
});

export const customersPage = definePage({
  ...relation,
  id: 'customers',
  path: '/as/:asn/connectivity/customers',
  label: 'Customers',
  title: ({ asn }) => `Customers of AS${asn}`,
  description: ({ asn }) => `The networks that buy transit from AS${asn}, first and last seen.`,
  words: ['downstreams'],
});

export const peeringsPage = definePage({
  ...relation,
  id: 'peerings',
  path: '/as/:asn/connectivity/peerings',
  label: 'Peerings',
  title: ({ asn }) => `Peerings of AS${asn}`,
  description: ({ asn }) => `The networks that peer with AS${asn}, first and last seen.`,
  words: ['peers'],
});

export const unspecifiedPage = definePage({
  ...relation,
  id: 'unspecified',
  path: '/as/:asn/connectivity/unspecified',
  label: 'Unspecified',
  title: ({ asn }) => `Unspecified neighbors of AS${asn}`,
  description: ({ asn }) => `Neighbors of AS${asn} with an unknown relation.`,
});

export const prefixesPage = definePage({
  ...common,
  id: 'prefixes',
  path: '/as/:asn/connectivity/prefixes',
  label: 'Prefixes',
  title: ({ asn }) => `Prefixes of AS${asn}`,
  description: ({ asn }) => `Prefixes announced by AS${asn}, with ROA and route object status and propagation.`,
  under: 'connectivity',
  counted: 'announced now',
  words: ['announcements'],
});

export const connectivityPages = [
  connectivityPage,
  neighborsPage,
  providersPage,
  customersPage,
  peeringsPage,
  unspecifiedPage,
  prefixesPage,
];
