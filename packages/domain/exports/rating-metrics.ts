/** What networks and countries are rated by. */
export { globalMetrics, localMetrics, metrics, NATIONAL_STABILITY, ratingTypes } from '../src/ratings/metrics.ts';
export { globalOf, isAscending, isGlobalMetric, isLocalMetric } from '../src/ratings/metrics.ts';
export type { GlobalMetric, LocalMetric, Metric, NetworkMetric, RatingType } from '../src/ratings/metrics.ts';
