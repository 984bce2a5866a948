import type { NeighborRow, RelationPeriod } from '@routeglass/api-client/neighbors';
import type { Neighbour } from '@routeglass/ui/NeighbourTable';
import type { RelationSpan } from '@routeglass/ui/RelationHistoryDialog';
import { network } from '@routeglass/api-client/view';
import type { Days } from '../../lists/lastMonths.ts';
import type { NeighbourAddress } from './address.ts';

/** What an address asks of the countries of neighbours, over these days. */
export function neighbourFilters({ view, countries, activeOnly }: NeighbourAddress, days: Partial<Days>) {
  return { ...days, ip: view.ipVersion, q: view.filter, cc: [...countries], 'active-only': activeOnly };
}

/** The question that an address asks the lists of neighbours, over these days. */
export function neighbourQuery(address: NeighbourAddress, days: Partial<Days>) {
  const { page, pageSize, sort } = address.view;
  return {
    ...neighbourFilters(address, days),
    page,
    'page-size': pageSize,
    'sort-by': sort.column,
    order: sort.order,
  };
}

/** A neighbour as widgets take it. */
export function neighbour(row: NeighborRow): Neighbour {
  return {
    network: network(row.neighbor_as),
    relation: row.type,
    isActive: row.active,
    ipv4: row.ipv4,
    ipv6: row.ipv6,
    routes: row.routes,
    firstSeen: new Date(row.first_seen),
    lastSeen: row.last_seen === null ? null : new Date(row.last_seen),
  };
}

/** The periods of one IP version as widgets take them. */
export function relationSpans(periods: readonly RelationPeriod[], ipVersion: 4 | 6): RelationSpan[] {
  return periods
    .filter(({ ip_version }) => ip_version === ipVersion)
    .map(({ type, first_seen, last_seen }) => ({
      relation: type,
      ipVersion,
      start: new Date(first_seen),
      end: last_seen === null ? null : new Date(last_seen),
    }));
}
