import * as v from 'valibot';
import { filterEntries } from '../incidents/listQuery.ts';
import { page, pageSize, text } from '../wire.ts';

export const prefixSortKeys = ['prefix', 'propagation', 'roa', 'route-object', 'first-seen', 'last-seen'] as const;

/**
 * Filters of lists of prefixes, their counts and histograms; all must match.
 *
 * Without `from` and `until`, a list has the prefixes announced now. With either, it has those announced at any time in between, including ended
 * announcements; a missing end is open.
 *
 * For subscribers (`subscriptions.rating`): `active-only`, and the ranges of prefix length and propagation.
 */
const filters = {
  ip: filterEntries.ip,
  /** Part of the prefix as written. Ignored if shorter than 2 characters. */
  q: v.optional(text, ''),
  from: filterEntries.from,
  until: filterEntries.until,
  'active-only': filterEntries['active-only'],
  roa: filterEntries.roa,
  route_object: filterEntries.route_object,
  'prefix-length-min': filterEntries['prefix-length-min'],
  'prefix-length-max': filterEntries['prefix-length-max'],
  'propagation-min': filterEntries['propagation-min'],
  'propagation-max': filterEntries['propagation-max'],
  'relative-propagation-min': filterEntries['relative-propagation-min'],
  'relative-propagation-max': filterEntries['relative-propagation-max'],
};
export const prefixFilters = v.object(filters);
export type PrefixFilters = v.InferOutput<typeof prefixFilters>;

/** A page of a list. Rows that are equal in the requested order are sorted by prefix. */
export const prefixQuery = v.object({
  ...filters,
  page,
  'page-size': pageSize,
  'sort-by': v.optional(v.picklist(prefixSortKeys, `sort-by must be one of ${prefixSortKeys.join(', ')}`), 'prefix'),
  order: v.optional(v.picklist(['asc', 'desc'], 'order must be asc or desc'), 'asc'),
});
export type PrefixQuery = v.InferOutput<typeof prefixQuery>;
