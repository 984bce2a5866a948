import type { Days } from '../lastMonths.ts';
import { narrowingQuery, pageQuery } from '../paged/listQuery.ts';
import { routeFilterQuery } from '../routeFilters/routeFilters.ts';
import type { PrefixAddress } from './prefixAddress.ts';

/** The question that an address asks the API: over these days, or of what stands now where there are none. */
export function prefixQuery(address: PrefixAddress, days: Partial<Days>) {
  return {
    ...days,
    ...narrowingQuery(address.view),
    ...routeFilterQuery(address),
    'active-only': address.activeOnly,
    ...pageQuery(address.view),
  };
}
