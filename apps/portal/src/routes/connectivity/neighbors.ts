import type { NeighborRow, RelationPeriod } from '@routeglass/api-client/neighbors';
import type { Neighbor } from '@routeglass/ui/NeighborTable';
import type { RelationSpan } from '@routeglass/ui/RelationHistoryDialog';
import { network } from '@routeglass/api-client/view';
import type { Days } from '../../lists/lastMonths.ts';
import { narrowingQuery, pageQuery } from '../../lists/paged/listQuery.ts';
import type { NeighborAddress } from './address.ts';

/** Query of the neighbors' countries, for the state of an address and these days. */
export function neighborFilters({ view, countries, activeOnly }: NeighborAddress, days: Partial<Days>) {
  return { ...days, ...narrowingQuery(view), cc: [...countries], 'active-only': activeOnly };
}

/** Query of the lists of neighbors, for the state of an address and these days. */
export function neighborQuery(address: NeighborAddress, days: Partial<Days>) {
  return { ...neighborFilters(address, days), ...pageQuery(address.view) };
}

/** A neighbor in the form that widgets use. */
export function neighbor(row: NeighborRow): Neighbor {
  return {
    network: network(row.neighbor_as),
    relation: row.type,
    isActive: row.active,
    ipv4: row.ipv4,
    ipv6: row.ipv6,
    routes: row.routes,
    prefixes: row.prefixes,
    firstSeen: new Date(row.first_seen),
    lastSeen: row.last_seen === null ? null : new Date(row.last_seen),
  };
}

/** The periods of one IP version in the form that widgets use. */
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
