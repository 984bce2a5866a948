type World = 'lab' | 'internet';

interface AspaTable {
  generation_id: number;
  customer: number;
  ip_version: 0 | 4 | 6;
  providers: number[];
  ta: string;
  expires: Date | null;
}

export type DelegationState = 'allocated' | 'assigned' | 'available' | 'reserved';

interface DelegationTable {
  generation_id: number;
  registry: string;
  country: string | null;
  status: DelegationState;
  date: Date | null;
  holder: string;
}

interface SpecialBlockTable {
  generation_id: number;
  place: number;
  prefix: string;
  name: string;
  source: string;
  globally_reachable: boolean;
}

/** Scan findings. `port` is 0 if there is none. Texts are empty if the report has none. `severity` is 0 (info) to 3 (high). */
interface FindingColumns {
  asn: number;
  ip: string;
  port: number;
  type: string;
  protocol: string;
  severity: number;
  hostname: string;
  country: string;
}

/** A span of a ledger: the name of its source, and the generations whose publication began and ended it. */
interface Span {
  source: string;
  begun_by: number;
  ended_by: number | null;
}

interface KnownSpan {
  world: World;
  start_time: Date;
  end_time: Date | null;
}

interface VrpColumns {
  prefix: string;
  max_length: number;
  asn: number;
  ta: string;
}

interface RouteObjectColumns {
  prefix: string;
  origin: number;
  registry: string;
}

/** Tables and views of registry and scan data other than names and routes. */
export interface RegistryTables {
  aspa: AspaTable;
  live_aspa: Omit<AspaTable, 'generation_id'> & { world: World; as_of: Date | null };
  facility: {
    generation_id: number;
    id: number;
    name: string;
    city: string | null;
    country: string | null;
    website: string | null;
  };
  network_facility: { generation_id: number; asn: number; facility_id: number };
  exchange_facility: { generation_id: number; facility_id: number; exchange_id: number };
  exchange_lan: { generation_id: number; exchange_id: number; prefix: string | null; rs_asn: number | null };
  delegated_addresses: DelegationTable & { first: string; last: string };
  delegated_asns: DelegationTable & { first: number; last: number };
  special_block: SpecialBlockTable;
  special_asns: { generation_id: number; first: number; last: number; reason: string };
  scan_finding: FindingColumns & { generation_id: number };
  scan_history: FindingColumns & Span;
  known_scan_history: FindingColumns & { world: World; first_seen: Date; last_seen: Date | null };
  vrp_history: VrpColumns & Span;
  known_vrp_history: VrpColumns & KnownSpan;
  route_object_history: RouteObjectColumns & Span;
  known_route_object_history: RouteObjectColumns & KnownSpan;
}
