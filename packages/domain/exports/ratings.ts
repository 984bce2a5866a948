/** Ratings of networks and of countries: Connectivity Score, ranks, national stability. */
export { connectivityScores, trimmedMean, type WeightedPath } from '../src/ratings/hegemony.ts';
export { nationalStability } from '../src/ratings/nationalStability.ts';
export type { NationalNetwork, NationalStability } from '../src/ratings/nationalStability.ts';
export { compareStandings, ranksOf, type Standing } from '../src/ratings/ranks.ts';
export {
  globalMetrics,
  globalOf,
  isAscending,
  isGlobalMetric,
  isLocalMetric,
  localMetrics,
  metrics,
  NATIONAL_STABILITY,
  ratingTypes,
} from '../src/ratings/metrics.ts';
export type { GlobalMetric, LocalMetric, Metric, NetworkMetric, RatingType } from '../src/ratings/metrics.ts';
