import { metrics, type Metric } from '@routeglass/domain/rating-metrics';

/** The rating whose page is at a path: `/as-rating/global/score`. Undefined if there is none. */
export function chosenRating(path: string): Metric | undefined {
  const [, type, name] = /^\/as-rating\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  return metrics.find((metric) => metric.type === type && metric.name === name);
}

/** What its table is called: `Global rating by Connectivity Score`. */
export function ratingLabel({ type, title }: Metric): string {
  return type === 'global' ? `Global rating by ${title}` : `Rating by ${title}`;
}
