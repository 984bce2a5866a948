/** What networks and countries are rated by. */
export {
  globalMetrics,
  localMetrics,
  metrics,
  NATIONAL_STABILITY,
  RATING_HISTORY_DAYS,
  ratingTypes,
  ratingTypeTitles,
} from '../src/ratings/metrics.ts';
export { metricTitles } from '../src/ratings/metricTitles.ts';
export { globalOf, isAscending, isGlobalMetric, isLocalMetric } from '../src/ratings/metrics.ts';
export type { GlobalMetric, LocalMetric, Metric, NetworkMetric, RatingType } from '../src/ratings/metrics.ts';
