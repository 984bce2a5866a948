import type { RatingType } from '@routeglass/domain/rating-metrics';

/** The parameters kept when changing to another rating: the IP version, and the country between local ratings. */
export function keptSearch(search: URLSearchParams, type: RatingType): string {
  const kept = new URLSearchParams();
  for (const name of type === 'local' ? ['ip', 'rating-country'] : ['ip']) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
