import type { NeighborRow, RelationPeriod } from '@routeglass/api-client/neighbors';
import type { Neighbour } from '@routeglass/ui/NeighbourTable';
import type { RelationSpan } from '@routeglass/ui/RelationHistoryDialog';
import { network } from '@routeglass/api-client/view';
import type { NeighbourAddress } from './address.ts';

/** The question that an address asks the lists of neighbours. */
export function neighbourQuery({ view, countries, activeOnly }: NeighbourAddress) {
  return {
    ip: view.ipVersion,
    q: view.filter,
    cc: [...countries],
    'active-only': activeOnly,
    page: view.page,
    'page-size': view.pageSize,
    'sort-by': view.sort.column,
    order: view.sort.order,
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
      start: new Date(first_seen),
      end: last_seen === null ? null : new Date(last_seen),
    }));
}
