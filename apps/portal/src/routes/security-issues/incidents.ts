import { narrowingQuery, pageQuery } from '../../lists/paged/listQuery.ts';
import { routeFilterQuery } from '../../lists/routeFilters/routeFilters.ts';
import type { IncidentAddress } from './address.ts';

/** Query of the histogram, the count and the countries, for the state of an address. */
export function incidentFilters(address: IncidentAddress) {
  const { view, severity, countries, activeOnly } = address;
  return {
    ...narrowingQuery(view),
    severity: severity === '' ? [] : [severity],
    ...routeFilterQuery(address),
    cc: [...countries.cc],
    hcc: [...countries.hcc],
    lcc: [...countries.lcc],
    acc: [...countries.acc],
    occ: [...countries.occ],
    'active-only': activeOnly,
  };
}

/** Query of the list, for the state of an address. */
export function incidentQuery(address: IncidentAddress) {
  const { view, day } = address;
  return { ...incidentFilters(address), ...(day !== '' && { from: day, until: day }), ...pageQuery(view) };
}
