import { metrics } from '@routeglass/domain/rating-metrics';
import type { RatingMetric } from './ratingMetrics.ts';

/** The metrics of the product. */
export const allMetrics: readonly RatingMetric[] = metrics;
