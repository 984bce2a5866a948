import type { Validity } from '@routeglass/domain/validity';

/** Columns that lists filter and sort by: once in `incident`, and again in `incident_party` for each network. */
interface IncidentFacts {
  world: 'lab' | 'internet';
  kind: 'leak' | 'hijack' | 'bogon';
  ip_version: 4 | 6;
  prefix: string;
  severity: number;
  coefficient: number;
  propagation: number;
  relative_propagation: number | null;
  roa: Validity;
  route_object: Validity;
  first_seen: Date;
  last_seen: Date | null;
}

interface IncidentTable extends IncidentFacts {
  id: number;
  type: string;
  subject: string;
  covering_prefix: string | null;
  prefix_count: number;
  offender: number;
  segment: number[] | null;
  shown_parties: unknown;
  party_count: number;
  conflicts: string[];
  peer_asns: number;
  benign: string | null;
  digest: string;
}

interface IncidentPartyTable extends IncidentFacts {
  asn: number;
  incident_id: number;
  role: string;
  is_listed: boolean;
  country: string | null;
  is_narrow: boolean;
  shortest: number;
  longest: number;
}

interface IncidentEvidenceTable {
  incident_id: number;
  evidence: unknown;
}

interface IncidentPrefixTable {
  prefix: string;
  incident_id: number;
  origins: number[];
  peers: number;
  first_seen: Date;
  last_seen: Date | null;
}

export interface IncidentTables {
  incident: IncidentTable;
  incident_evidence: IncidentEvidenceTable;
  incident_prefix: IncidentPrefixTable;
  incident_party: IncidentPartyTable;
  leak_sighting: { segment: string; prefix: string };
  seen_link: { world: 'lab' | 'internet'; ip_version: 4 | 6; a: number; b: number; since: Date };
}
