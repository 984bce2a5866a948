import type { Days } from '../lastMonths.ts';
import { routeFilterQuery } from '../routeFilters/routeFilters.ts';
import type { PrefixAddress } from './prefixAddress.ts';

/** The question that an address asks the API: over these days, or of what stands now where there are none. */
export function prefixQuery(address: PrefixAddress, days: Partial<Days>) {
  const { ipVersion, filter, page, pageSize, sort } = address.view;
  return {
    ...days,
    ip: ipVersion,
    q: filter,
    ...routeFilterQuery(address),
    'active-only': address.activeOnly,
    page,
    'page-size': pageSize,
    'sort-by': sort.column,
    order: sort.order,
  };
}
