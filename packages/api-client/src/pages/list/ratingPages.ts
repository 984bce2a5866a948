import type { GlobalMetric, LocalMetric } from '@routeglass/domain/rating-metrics';
import { definePage, type Page } from '../page.ts';
import { plain } from './layouts.ts';
import { lockedPartOf, ratingQuery, stabilityQuery } from './ratingQuery.ts';
import { ROUTES, WHO } from './sourceKinds.ts';

// The build of routes cannot import the domain: a test compares these names with its metrics, which have titles and descriptions.
const globalNames = [
  'score',
  'customers',
  'asn-count-in-cc',
  'providers',
  'peers',
  'neighbors',
  'prefix-count',
  'prefix-count-in-cc',
  'tier1-distance',
] as const satisfies readonly GlobalMetric[];
const localNames = [
  'local-score',
  'local-customers',
  'local-asn-count-in-cc',
  'local-providers',
  'local-peers',
  'local-neighbors',
  'local-prefix-count',
  'local-prefix-count-in-cc',
] as const satisfies readonly LocalMetric[];

const common = { layout: plain, sources: [...ROUTES, ...WHO], drawn: true } as const;

/** Networks by a metric, worldwide. */
const globalPages = globalNames.map((metric) =>
  definePage({
    ...common,
    id: `rating-${metric}`,
    path: `/as-rating/global/${metric}`,
    route: 'global-rating',
    label: metric === 'score' ? 'Ratings' : `Rating by ${metric.replaceAll('-', ' ')}`,
    ...(metric === 'score' && { menu: 'site' }),
    words: ['ratings', metric],
    reads: {
      session: () => ({}),
      asRating: (_: unknown, search: URLSearchParams) =>
        lockedPartOf(search) === null ? { params: { metric }, query: ratingQuery(search) } : null,
    },
  }),
);

/** Networks by a metric within a country. No call is made before a country is chosen, which is for subscribers. */
const localPages = localNames.map((metric) =>
  definePage({
    ...common,
    id: `rating-${metric}`,
    path: `/as-rating/local/${metric}`,
    route: 'local-rating',
    label: `Rating by ${metric.replaceAll('-', ' ')}`,
    words: ['ratings', metric],
    reads: { session: () => ({}) },
  }),
);

/** Countries by how much the failure of one network would affect them. */
export const stabilityPage = definePage({
  ...common,
  id: 'national-stability',
  path: '/as-rating/reliability/national-stability',
  label: 'National stability',
  menu: 'site',
  words: ['ratings', 'countries'],
  reads: {
    session: () => ({}),
    nationalStability: (_: unknown, search: URLSearchParams) => ({ query: stabilityQuery(search) }),
  },
});

/** Ratings of networks and countries, one page each. */
export const ratingPages: readonly Page[] = [...globalPages, ...localPages, stabilityPage];

/** The networks that feed the collectors. */
export const speakersPage = definePage({
  ...common,
  id: 'speakers',
  path: '/speakers',
  label: 'BGP speakers',
  description: 'The networks that send their routes to the collectors, over IPv4 and IPv6.',
  menu: 'site',
  words: ['vantage points', 'collectors'],
  reads: { speakers: () => ({}) },
});
