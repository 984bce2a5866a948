import type { IncidentRow } from '../contract/incidents/incidentRow.ts';
import { network } from './network.ts';

/** An incident as a list shows it. */
export function incident(row: IncidentRow) {
  return {
    id: row.id,
    kind: `${row.kind}s` as const,
    severity: row.severity,
    prefix: row.prefix,
    furtherPrefixes: row.prefix_count - 1,
    parties: row.parties.map((party) => ({ role: party.role, network: network(party.network) })),
    partyCount: row.party_count,
    conflicts: row.conflicts,
    propagation: row.propagation,
    relativePropagation: row.relative_propagation,
    roa: row.roa,
    routeObject: row.route_object,
    firstSeen: new Date(row.first_seen),
    lastSeen: row.last_seen === null ? null : new Date(row.last_seen),
  };
}
