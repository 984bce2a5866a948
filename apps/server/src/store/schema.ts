import type { Validity } from '@routeglass/domain/validity';
import type { Generated, GeneratedAlways } from 'kysely';
import type { RegistryTables } from './registrySchema.ts';
import type { CommunityBlockTable, CommunitySetTable } from './communityTables.ts';
import type { HistoryTables } from './historyTables.ts';
import type { IncidentTables } from './incidentTables.ts';
import type { IrrTables } from './irrTables.ts';
import type { NeighborTables } from './neighborTables.ts';
import type { PeeringdbTables } from './peeringdbTables.ts';
import type { RatingTables } from './ratingTables.ts';

export type World = 'lab' | 'internet';
export type SourceKind =
  | 'mrt-rib'
  | 'mrt-updates'
  | 'vrps'
  | 'aspas'
  | 'as-names'
  | 'address-registry'
  | 'peeringdb'
  | 'irr'
  | 'organisations'
  | 'communities'
  | 'delegated'
  | 'special-purpose'
  | 'scans';
/** Kinds of results computed from sources. */
export const derivedKinds = ['announced', 'history', 'relations', 'links', 'networks', 'ratings', 'incidents'] as const;
export type DerivedKind = (typeof derivedKinds)[number];
export type GenerationKind = SourceKind | DerivedKind;
export type GenerationState = 'loading' | 'live' | 'retired' | 'failed' | 'removed';
export type RoaState = Validity;

interface GenerationTable {
  id: GeneratedAlways<number>;
  kind: GenerationKind;
  name: string;
  world: World;
  state: Generated<GenerationState>;
  collector: string | null;
  as_of: Date | null;
  started_at: Generated<Date>;
  loaded_at: Date | null;
  records: Generated<number>;
  report: unknown;
  content_hash: string | null;
  days: string[] | null;
  emptied: Generated<boolean>;
}

interface PeerTable {
  id: GeneratedAlways<number>;
  collector: string;
  ip: string;
  asn: number;
  world: World;
}

interface RibRouteTable {
  generation_id: number;
  prefix: string;
  peer_id: number;
  path_id: number;
  origin: number | null;
  add_path_id: number | null;
  community_set: Generated<number | null>;
}

interface AnnouncedTable {
  generation_id: number;
  prefix: string;
  origin: number;
  world: World;
  ip_version: 4 | 6;
  propagation: number;
  relative_propagation: number;
  roa: RoaState;
  route_object: Generated<RoaState>;
  /** Members of an aggregate's AS_SET; null if `origin` itself is the origin. */
  origin_set: Generated<number[] | null>;
}

interface RelationTable {
  generation_id: number;
  world: World;
  ip_version: 4 | 6;
  a: number;
  b: number;
  type: 'p2c' | 'p2p' | '?';
  paths: number;
  peers: number;
  share: number;
  rule: Generated<string>;
  samples: Generated<string[]>;
}

interface NetworkTable {
  generation_id: number;
  asn: number;
  as_name: string | null;
  org_name: string | null;
  country_code: string | null;
  world: World;
  label: GeneratedAlways<string>;
}

interface VrpTable {
  generation_id: number;
  prefix: string;
  max_length: number;
  asn: number;
  ta: string;
  expires: Date | null;
}

interface OrganisationTable {
  generation_id: number;
  id: string;
  name: string;
  country: string | null;
  source: string;
}

interface CommunityDescriptionTable {
  generation_id: number;
  asn: number;
  pattern: string;
  is_exact: boolean;
  description: string;
}

/** Tables and views as the migrations create them. In both engines int8 is a number, cidr and inet are text, timestamptz is a Date. */
export interface Database
  extends HistoryTables, IncidentTables, IrrTables, NeighborTables, PeeringdbTables, RatingTables, RegistryTables {
  generation: GenerationTable;
  changed_networks: { id: GeneratedAlways<number>; asns: number[] | null; part: string | null };
  path_block: { generation_id: number; first_id: number; count: number; ip_version: 4 | 6 };
  peer: PeerTable;
  generation_peer: { generation_id: number; peer_id: number; ipv4_routes: number; ipv6_routes: number };
  as_path: { id: number; asns: string };
  rib_route: RibRouteTable;
  route_event: Omit<RibRouteTable, 'path_id'> & { at: Date; seq: number; path_id: number | null };
  current_route: Omit<RibRouteTable, 'generation_id' | 'community_set'> & { world: World; at: Date };
  announced: AnnouncedTable;
  live_announced: Omit<AnnouncedTable, 'origin_set'>;
  live_found: AnnouncedTable;
  relation: RelationTable;
  live_relation: RelationTable;
  as_name: { generation_id: number; asn: number; name: string | null; org_name: string | null; country: string | null };
  address_range: { generation_id: number; first: string; last: string; asn: number | null; country: string | null };
  network: NetworkTable;
  live_network: NetworkTable;
  vrp: VrpTable;
  live_vrp: VrpTable & { as_of: Date | null; world: World };
  community_set: CommunitySetTable;
  community_block: CommunityBlockTable;
  organisation: OrganisationTable;
  live_organisation: OrganisationTable;
  as_organisation: { generation_id: number; asn: number; organisation_id: string };
  live_as_organisation: { generation_id: number; asn: number; organisation_id: string };
  community_description: CommunityDescriptionTable;
  live_community_description: CommunityDescriptionTable;
  whois_entry: { subject: string; entry: string | null; server: string; asked_at: Date };
}
export type TableName = keyof Database;
