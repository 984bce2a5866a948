-- Route leaks, hijacks and bogons, and closed candidates (benign is not null: kept with the reason, not listed). A ledger that outlives the sources
-- that showed an incident. Rows of touched prefixes are replaced after an import.
create table incident (
  -- Made from the subject and the beginning, and kept if a longer history moves the beginning.
  id bigint primary key,
  world text not null check (world in ('lab', 'internet')),
  kind text not null check (kind in ('leak', 'hijack', 'bogon')),
  type text not null,
  ip_version smallint not null,
  -- Identifies the incident without its beginning. Incidents of one subject do not overlap in time.
  subject text not null,
  prefix cidr not null,
  covering_prefix cidr,
  prefix_count integer not null,
  offender bigint not null,
  -- For a leak: the network it was learned from, the leaker, the network it was passed to.
  segment bigint[],
  -- Parties as shown in lists, [role, ASN] in the order of the route, and their total number.
  shown_parties jsonb not null,
  party_count integer not null,
  -- 0 info, 1 low, 2 medium, 3 high. The coefficient expresses it as a number from 0 to 1.
  severity smallint not null,
  coefficient real not null,
  conflicts text[] not null,
  -- Most vantage points that had it at once, the number of their ASes, and the former as a percentage of vantage points with a table (null without
  -- one).
  propagation integer not null,
  peer_asns integer not null,
  relative_propagation real,
  roa text not null,
  route_object text not null,
  first_seen timestamptz not null,
  -- Null while ongoing.
  last_seen timestamptz,
  benign text,
  -- Reason, rule, facts, and routes with their paths as text.
  evidence jsonb not null,
  -- Digest of everything written for it, so that an unchanged incident is not written again.
  digest text not null
);
create index incident_subject on incident (subject);
create index incident_open on incident (world, kind) where last_seen is null;
create index incident_ended on incident (last_seen);

-- Prefixes of an incident, each with its own span.
create table incident_prefix (
  prefix cidr not null,
  incident_id bigint not null,
  origins bigint[] not null,
  peers integer not null,
  first_seen timestamptz not null,
  last_seen timestamptz,
  primary key (incident_id, prefix)
);
create index incident_prefix_prefix on incident_prefix (prefix);

-- The parties to incidents and their roles, with all columns that lists of a network filter and sort by, so that each list is one range of one index.
-- Sharded by asn.
create table incident_party (
  asn bigint not null,
  incident_id bigint not null,
  role text not null check (role in ('origin', 'hijacker', 'giver', 'leaker', 'announcer', 'acceptor')),
  -- True for exactly one row per network and incident, whatever its roles. Never true for roles that lists leave out.
  is_listed boolean not null,
  -- Country of the network in the merged list of networks.
  country text,
  world text not null,
  kind text not null,
  -- A leak over a peering, or a bogon in the path.
  is_narrow boolean not null,
  ip_version smallint not null,
  prefix cidr not null,
  -- Shortest and longest length of all its prefixes.
  shortest smallint not null,
  longest smallint not null,
  severity smallint not null,
  coefficient real not null,
  propagation integer not null,
  relative_propagation real,
  roa text not null,
  route_object text not null,
  first_seen timestamptz not null,
  last_seen timestamptz,
  primary key (asn, incident_id, role)
);
create index incident_party_list on incident_party (asn, kind, role, coefficient desc);
create index incident_party_all on incident_party (asn, kind, coefficient desc) where is_listed;
create index incident_party_incident on incident_party (incident_id);

-- Additional memory of detection: prefixes seen in a leak of a segment, even if too few have it for an incident.
create table leak_sighting (
  segment text not null,
  prefix cidr not null,
  primary key (segment, prefix)
);
create index leak_sighting_prefix on leak_sighting (prefix);

-- When a link was first seen on any path, even a bad one. -infinity if it existed when observation began. Here a < b.
create table seen_link (
  world text not null,
  ip_version smallint not null,
  a bigint not null,
  b bigint not null,
  since timestamptz not null,
  primary key (world, ip_version, a, b)
);
