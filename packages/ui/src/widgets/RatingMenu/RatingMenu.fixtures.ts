import type { RatingMetric, RatingType } from './ratingMetrics.ts';

const metric = (type: RatingType, name: string, title: string, needsSubscription = false): RatingMetric => ({
  type,
  name,
  title,
  needsSubscription,
});

/** The metrics of the product. */
export const allMetrics: readonly RatingMetric[] = [
  metric('global', 'score', 'Connectivity Score'),
  metric('global', 'customers', 'Customers'),
  metric('global', 'asn-count-in-cc', 'Customer Cone'),
  metric('global', 'providers', 'Providers'),
  metric('global', 'peers', 'Peers'),
  metric('global', 'prefix-count', 'Prefixes'),
  metric('global', 'prefix-count-in-cc', 'Prefixes in Customer Cone'),
  metric('global', 'tier1-distance', 'Distance to Tier 1', true),
  metric('local', 'local-score', 'Local Connectivity Score', true),
  metric('local', 'local-customers', 'Local Customers', true),
  metric('local', 'local-asn-count-in-cc', 'Local Customer Cone', true),
  metric('reliability', 'national-stability', 'National stability'),
];
