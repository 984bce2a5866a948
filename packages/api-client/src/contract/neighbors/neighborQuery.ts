import { neighborRelations, type NeighborRelation } from '@routeglass/domain/neighbor';
import * as v from 'valibot';
import { filterEntries } from '../incidents/listQuery.ts';
import { asnText, page, pageSize } from '../wire.ts';

export { neighborRelations, type NeighborRelation };

/** The lists of neighbors: one relation, or all of them. */
export const neighborLists = ['all', ...neighborRelations] as const;
export type NeighborList = (typeof neighborLists)[number];

export const neighborParams = v.object({
  type: v.picklist(neighborLists, `The list of neighbors must be one of ${neighborLists.join(', ')}`),
  asn: asnText,
});

const { ip, from, until, q, cc, 'active-only': activeOnly } = filterEntries;

/**
 * Filters of lists of neighbors, their counts and histograms; all must match. `q` is part of a number or a name, `cc` the neighbor's country.
 *
 * Without `from` and `until`, lists cover the last 3 months before the newest loaded route: current neighbors, and those last seen in that time.
 *
 * For subscribers (`subscriptions.rating`): `active-only` and `cc`.
 */
const filters = { ip, from, until, q, cc, 'active-only': activeOnly };
export const neighborFilters = v.object(filters);
export type NeighborFilters = v.InferOutput<typeof neighborFilters>;

export const neighborSorts = ['neighbor-as', 'type', 'first-seen', 'last-seen', 'routes', 'prefixes'] as const;

/** A page of a list. Rows that are equal in the requested order are sorted by AS number, then by IP version. */
export const neighborQuery = v.object({
  ...filters,
  'sort-by': v.optional(
    v.picklist(neighborSorts, `sort-by must be one of ${neighborSorts.join(', ')}`),
    'neighbor-as' as const,
  ),
  order: v.optional(v.picklist(['asc', 'desc'], 'order must be asc or desc'), 'asc'),
  page,
  'page-size': pageSize,
});
