-- Route leaks, hijacks and bogons, and candidates for one that were closed (benign is not null: kept with the reason, listed nowhere).
-- A ledger: it outlives the sources that showed an incident. Rows of touched prefixes are replaced after an import.
create table incident (
  -- Made from what the incident is and when it began, and kept when a longer history moves its beginning.
  id bigint primary key,
  world text not null check (world in ('lab', 'internet')),
  kind text not null check (kind in ('leak', 'hijack', 'bogon')),
  type text not null,
  ip_version smallint not null,
  -- What it is without its beginning: incidents of one subject do not overlap in time.
  subject text not null,
  prefix cidr not null,
  covering_prefix cidr,
  prefix_count integer not null,
  offender bigint not null,
  -- Of a leak: whom it was learned from, the leaker, whom it was passed to.
  segment bigint[],
  -- Parties as lists show them: [role, ASN] in the order of the route, and how many there are in all.
  shown_parties jsonb not null,
  party_count integer not null,
  -- 0 info, 1 low, 2 medium, 3 high; and as a number from 0 to 1.
  severity smallint not null,
  coefficient real not null,
  conflicts text[] not null,
  -- Most peers that had it at once, the ASes of all its peers, and the former in percent of the peers with a table; null without one.
  propagation integer not null,
  peer_asns integer not null,
  relative_propagation real,
  roa text not null,
  route_object text not null,
  first_seen timestamptz not null,
  -- Null while it goes on.
  last_seen timestamptz,
  benign text,
  -- Reason, rule, facts, and routes with their paths spelt out.
  evidence jsonb not null,
  -- Of all that is written of it: what did not change is not written again.
  digest text not null
);
create index incident_subject on incident (subject);
create index incident_open on incident (world, kind) where last_seen is null;
create index incident_ended on incident (last_seen);

-- Prefixes of an incident, each over its own span.
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

-- Who is party to an incident and in which role, with all that lists of a network filter and sort by: each list is one range of one index.
-- It is sharded by asn.
create table incident_party (
  asn bigint not null,
  incident_id bigint not null,
  role text not null check (role in ('origin', 'hijacker', 'giver', 'leaker', 'announcer', 'acceptor')),
  -- True once for each network and incident, whatever its roles; never for a role that lists leave out.
  is_listed boolean not null,
  -- Of the network, as the merged list of networks has it.
  country text,
  world text not null,
  kind text not null,
  -- A leak over a peering; a bogon in the path.
  is_narrow boolean not null,
  ip_version smallint not null,
  prefix cidr not null,
  -- Of all its prefixes.
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

-- What detection remembers beside incidents. Prefixes that were seen in a leak of a segment, though by too few to make an incident yet.
create table leak_sighting (
  segment text not null,
  prefix cidr not null,
  primary key (segment, prefix)
);
create index leak_sighting_prefix on leak_sighting (prefix);

-- When a link was first seen in any path, whatever the path is worth; -infinity where it stood when observation began. Here a < b.
create table seen_link (
  world text not null,
  ip_version smallint not null,
  a bigint not null,
  b bigint not null,
  since timestamptz not null,
  primary key (world, ip_version, a, b)
);
