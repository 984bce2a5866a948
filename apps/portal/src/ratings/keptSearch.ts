import type { RatingType } from '@routeglass/domain/rating-metrics';

/** What of an address goes along to another rating: the IP version, and from one local rating to another the country. */
export function keptSearch(search: URLSearchParams, type: RatingType): string {
  const kept = new URLSearchParams();
  for (const name of type === 'local' ? ['ip', 'rating-country'] : ['ip']) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
