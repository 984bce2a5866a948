import type { Days } from '../lastMonths.ts';
import { narrowingQuery, pageQuery } from '../paged/listQuery.ts';
import { routeFilterQuery } from '../routeFilters/routeFilters.ts';
import type { PrefixAddress } from './prefixAddress.ts';

/** Query of the list, for the state of an address: over these days, or the current prefixes if none are given. */
export function prefixQuery(address: PrefixAddress, days: Partial<Days>) {
  return {
    ...days,
    ...narrowingQuery(address.view),
    ...routeFilterQuery(address),
    'active-only': address.activeOnly,
    ...pageQuery(address.view),
  };
}
