import { metricTitles } from '@routeglass/domain/rating-metrics';

const titles: Readonly<Record<string, string>> = metricTitles;

/** Column header of a metric; for an unknown one, the words of its name. */
export function metricTitle(metric: string): string {
  const words = metric.replaceAll('-', ' ').trim();
  return titles[metric] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
