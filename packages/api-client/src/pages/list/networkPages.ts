import { definePage } from '../page.ts';
import { plainly } from '../reads.ts';
import { connectivityPages } from './connectivityPages.ts';
import { network } from './networkLayout.ts';
import { securityPages } from './securityPages.ts';
import { ROUTES, VALIDITY, WHO } from './sourceKinds.ts';

const menu = 'network';

export const overviewPage = definePage({
  id: 'overview',
  path: '/as/:asn',
  layout: network,
  label: 'Overview',
  title: ({ asn }) => `AS${asn}`,
  description: ({ asn }) => `Prefixes, neighbors, validity, incidents and ratings of AS${asn} at a glance.`,
  menu,
  sources: [...ROUTES, ...VALIDITY, 'peeringdb', ...WHO],
  reads: {
    session: () => ({}),
    routeObjectStat: ({ asn }) => ({ params: { asn } }),
    prefixVolume: ({ asn }) => ({ params: { asn } }),
    propagationCounts: ({ asn }) => ({ query: { asn } }),
    prefixes: plainly(({ asn }) => ({
      params: { asn },
      query: {
        ip: 'all',
        q: '',
        'active-only': false,
        page: 1,
        'page-size': 50,
        'sort-by': 'prefix',
        order: 'asc',
      },
    })),
  },
});

export const graphPage = definePage({
  id: 'graph',
  path: '/as/:asn/graph/*',
  layout: network,
  label: 'Graph',
  title: ({ asn }) => `Graph of AS${asn}`,
  description: ({ asn }) => `The paths from the networks of your choice to AS${asn}, now and step by step.`,
  menu,
  words: ['paths', 'routes', 'player'],
  sources: [...ROUTES, 'aspas', ...WHO],
  reads: { session: () => ({}) },
});

export const ixPage = definePage({
  id: 'ix',
  path: '/as/:asn/ix',
  layout: network,
  label: 'Internet Exchanges',
  title: ({ asn }) => `Internet Exchanges of AS${asn}`,
  description: ({ asn }) => `Exchange points of AS${asn}, port speeds, and exchanges shared with another network.`,
  menu,
  words: ['ixs', 'ixp', 'exchanges'],
  sources: ['peeringdb'],
  reads: { ixPresence: ({ asn }) => ({ params: { asn } }) },
});

export const whoisPage = definePage({
  id: 'whois',
  path: '/as/:asn/whois',
  layout: network,
  label: 'Whois',
  title: ({ asn }) => `Whois of AS${asn}`,
  description: ({ asn }) => `Registry record of AS${asn}.`,
  menu,
  sources: WHO,
  reads: { whoisAs: ({ asn }) => ({ params: { asn } }) },
});

export const relatedAsnsPage = definePage({
  id: 'related-asns',
  path: '/as/:asn/related-asns',
  layout: network,
  label: 'Related ASNs',
  title: ({ asn }) => `Related ASNs of AS${asn}`,
  description: ({ asn }) => `Other networks of the organization that holds AS${asn}.`,
  menu,
  words: ['siblings', 'organisation'],
  sources: ['organisations', ...WHO],
  reads: {
    organisation: ({ asn }) => ({ params: { asn } }),
    siblings: plainly(({ asn }) => ({ params: { asn }, query: { skip: 0, limit: 50 } })),
  },
});

export const communitiesPage = definePage({
  id: 'communities',
  path: '/as/:asn/communities',
  layout: network,
  label: 'Communities',
  title: ({ asn }) => `Communities of AS${asn}`,
  description: ({ asn }) => `The meaning of AS${asn}'s BGP communities.`,
  menu,
  sources: ['communities'],
  reads: { communities: ({ asn }) => ({ params: { asn } }) },
});

/** In the order of the menu. */
export const networkPages = [
  overviewPage,
  graphPage,
  ...connectivityPages,
  ixPage,
  ...securityPages,
  whoisPage,
  relatedAsnsPage,
  communitiesPage,
];
