import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { severities, type Evidence, type IncidentRow } from '@routeglass/api-client/incidents';
import { type Suspect, verdictsOf, type VerdictEvidence } from '@routeglass/domain/incidents';
import { type NetworkRow, toBrief, unknownNetwork } from '../../store/network.ts';
import type { StoredEvidence } from '../../store/incidentEvidence.ts';
import type { IncidentDetail, IncidentListRow } from './repository.ts';

type Networks = ReadonlyMap<number, NetworkRow>;

/** AS numbers in these rows. */
export function networksIn(rows: readonly IncidentListRow[]): number[] {
  return [...new Set(rows.flatMap((row) => row.shown_parties.map(([, asn]) => asn)))];
}

/** AS numbers in one incident. */
export function networksOf(row: IncidentDetail): number[] {
  return [...networksIn([row]), ...suspectsOf(row.evidence as StoredEvidence).map(({ asn }) => asn)];
}

function suspectsOf({ suspects = [] }: StoredEvidence): readonly Suspect[] {
  return suspects;
}

function briefOf(asn: number, networks: Networks) {
  return toBrief(networks.get(asn) ?? unknownNetwork(asn));
}

export function rowOf(row: IncidentListRow, networks: Networks): IncidentRow {
  return {
    id: row.id.toString(36),
    kind: row.kind,
    type: row.type,
    ip_version: row.ip_version,
    prefix: row.prefix,
    covering_prefix: row.covering_prefix,
    prefix_count: row.prefix_count,
    severity: severityOf(row),
    coefficient: row.coefficient,
    parties: row.shown_parties.map(([role, asn]) => {
      return { role, network: briefOf(asn, networks) };
    }),
    party_count: row.party_count,
    conflicts: row.conflicts,
    propagation: row.propagation,
    relative_propagation: row.relative_propagation,
    roa: row.roa,
    route_object: row.route_object,
    first_seen: row.first_seen.toISOString(),
    last_seen: row.last_seen?.toISOString() ?? null,
  };
}

export function detailOf(row: IncidentDetail, networks: Networks): AnswerOf<Endpoints['incident']> {
  const evidence = row.evidence as StoredEvidence;
  const verdicts = verdictsOf({
    severity: severityOf(row),
    coefficient: row.coefficient,
    peers: row.propagation,
    relativePropagation: row.relative_propagation,
    roa: row.roa,
    routeObject: row.route_object,
    firstSeen: row.first_seen.getTime() / 1000,
    lastSeen: row.last_seen === null ? null : row.last_seen.getTime() / 1000,
    evidence,
  });
  return {
    incident: rowOf(row, networks),
    suspects: suspectsOf(evidence).map(({ asn, weight, reason }) => ({
      network: briefOf(asn, networks),
      weight,
      reason,
    })),
    evidence: evidenceOf(evidence),
    verdicts: {
      severity: evidenceOf(verdicts.severity),
      activity: evidenceOf(verdicts.activity),
      roa: evidenceOf(verdicts.roa),
      route_object: evidenceOf(verdicts.routeObject),
    },
    prefixes: [...row.prefixes],
    routes: evidence.routes
      .toSorted((a, b) => b.from - a.from || a.peer - b.peer)
      .map(({ peer, collector, prefix, path, from }) => ({ peer, collector, prefix, path, seen: instantOf(from) })),
    route_count: evidence.routeCount,
    sample: row.world === 'lab',
  };
}

function evidenceOf({ reason, rule, inputs, changes }: VerdictEvidence): Evidence {
  return {
    reason,
    rule,
    inputs: inputs.map(({ name, value, asn, speaksFor, source, asOf }) => ({
      name,
      value,
      href: asn === undefined ? null : `/as/${asn}`,
      speaks_for: speaksFor,
      source,
      as_of: asOf === null ? null : instantOf(asOf),
    })),
    changes: [...changes],
  };
}

function severityOf({ severity }: IncidentListRow) {
  return severities[severity] ?? 'info';
}

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
