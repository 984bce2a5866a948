import type { GlobalMetric, LocalMetric } from '@routeglass/domain/rating-metrics';

/** Column with a metric's value in `rating` and `local_rating`, next to `{column}_position`. */
export type RatingColumn =
  | 'score'
  | 'customers'
  | 'cone'
  | 'providers'
  | 'peers'
  | 'neighbors'
  | 'prefixes'
  | 'cone_prefixes'
  | 'tier1_distance';

export const globalColumns = {
  score: 'score',
  customers: 'customers',
  'asn-count-in-cc': 'cone',
  providers: 'providers',
  peers: 'peers',
  neighbors: 'neighbors',
  'prefix-count': 'prefixes',
  'prefix-count-in-cc': 'cone_prefixes',
  'tier1-distance': 'tier1_distance',
} as const satisfies Record<GlobalMetric, RatingColumn>;

export const localColumns = {
  'local-score': 'score',
  'local-customers': 'customers',
  'local-asn-count-in-cc': 'cone',
  'local-providers': 'providers',
  'local-peers': 'peers',
  'local-neighbors': 'neighbors',
  'local-prefix-count': 'prefixes',
  'local-prefix-count-in-cc': 'cone_prefixes',
} as const satisfies Record<LocalMetric, RatingColumn>;
