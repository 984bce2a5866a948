import { createHash } from 'node:crypto';
import { type Incident, isPathBogon, isPeerLeak, severities } from '@routeglass/domain/incidents';
import type { StoredEvidence, StoredRoute } from '../../store/incidentEvidence.ts';
import type { World } from '../../store/schema.ts';
import { listedParties, partiesOf, shownParties } from './parties.ts';

/** Looks up the details of ids in an incident. */
export interface Names {
  readonly world: World;
  /** AS path as bgpdump writes it. */
  pathText(path: number): string;
  peer(id: number): { readonly asn: number; readonly collector: string };
  country(asn: number): string | null;
}

/** A row, keyed by column name. */
type TableRow = Readonly<Record<string, unknown>>;

/** The rows of an incident for its tables. */
export interface IncidentRows {
  readonly incident: TableRow;
  readonly evidence: TableRow;
  readonly prefixes: readonly TableRow[];
  /** Empty for an incident closed as benign: no list shows it. */
  readonly parties: readonly TableRow[];
  /** Digest of all these rows. */
  readonly digest: string;
}

export function rowsOf(incident: Incident, id: number, names: Names): IncidentRows {
  const facts = {
    world: names.world,
    kind: incident.kind,
    ip_version: incident.ipVersion,
    prefix: incident.prefix,
    severity: severities.indexOf(incident.severity),
    coefficient: incident.coefficient,
    propagation: incident.peers,
    relative_propagation: incident.relativePropagation,
    roa: incident.roa,
    route_object: incident.routeObject,
    first_seen: instantOf(incident.firstSeen),
    last_seen: instantOf(incident.lastSeen),
  };
  const parties = partiesOf(incident);
  const whole = {
    ...facts,
    id,
    type: incident.type,
    subject: subjectIn(names.world, incident),
    covering_prefix: incident.coveringPrefix,
    prefix_count: incident.prefixes.length,
    offender: incident.offender,
    segment: incident.segment,
    shown_parties: shownParties(parties),
    party_count: new Set(parties.map(({ asn }) => asn)).size,
    conflicts: incident.conflicts,
    peer_asns: incident.peerAsns,
    benign: incident.benign,
  };
  const evidence = evidenceOf(incident, names);
  const prefixes = incident.prefixes.map(({ prefix, origins, peers, firstSeen, lastSeen }) => {
    return {
      prefix,
      incident_id: id,
      origins,
      peers,
      first_seen: instantOf(firstSeen),
      last_seen: instantOf(lastSeen),
    };
  });
  const partyRows = incident.benign === null ? partyRowsOf(incident, id, facts, names) : [];
  const digest = createHash('sha256')
    .update(JSON.stringify([{ ...whole, evidence }, prefixes, partyRows]))
    .digest('base64url');
  return {
    incident: { ...whole, digest },
    evidence: { incident_id: id, evidence },
    prefixes,
    parties: partyRows,
    digest,
  };
}

/** The world is part of the subject, so subjects of two worlds never collide. */
export function subjectIn(world: World, { subject }: Pick<Incident, 'subject'>): string {
  return `${world} ${subject}`;
}

function partyRowsOf(incident: Incident, id: number, facts: TableRow, names: Names) {
  const parties = partiesOf(incident);
  const isListed = listedParties(incident.kind, parties);
  const lengths = incident.prefixes.map(({ prefix }) => Number(prefix.slice(prefix.indexOf('/') + 1)));
  return parties.map(({ asn, role }, i) => ({
    ...facts,
    asn,
    role,
    incident_id: id,
    is_listed: isListed[i] ?? false,
    country: names.country(asn),
    is_narrow: isPathBogon(incident.type) || isPeerLeak(incident.type),
    shortest: lengths.reduce((a, b) => Math.min(a, b), 128),
    longest: lengths.reduce((a, b) => Math.max(a, b), 0),
  }));
}

function evidenceOf({ evidence, suspects }: Incident, names: Names): StoredEvidence {
  const routes = evidence.routes.map(({ prefix, peer, path, from, until }): StoredRoute => {
    const { asn, collector } = names.peer(peer);
    return { prefix, peer: asn, collector, path: names.pathText(path), from, until };
  });
  return { ...evidence, routes, suspects };
}

function instantOf(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}
