-- A collector's session with a neighbor (a vantage point). Outlives generations.
create table peer (
  id integer generated always as identity primary key,
  collector text not null,
  ip inet not null,
  asn bigint not null,
  world text not null check (world in ('lab', 'internet')),
  unique (collector, ip, asn)
);

-- Number of routes each vantage point sent in a generation: shows which could carry a prefix, per IP version.
create table generation_peer (
  generation_id integer not null references generation (id) on delete cascade,
  peer_id integer not null references peer (id),
  ipv4_routes integer not null default 0,
  ipv6_routes integer not null default 0,
  primary key (generation_id, peer_id)
);

-- Distinct AS paths of each generation, as bgpdump writes them: '1 2 2 {3,4}'.
create table as_path (
  id bigint primary key,
  asns text not null
);

-- Routes of RIB snapshots: one partition per generation.
create table rib_route (
  generation_id integer not null,
  prefix cidr not null,
  peer_id integer not null,
  path_id bigint not null,
  -- Null if the path ends in an AS_SET.
  origin bigint,
  -- Path identifier of RFC 7911, null without ADD-PATH.
  add_path_id bigint
) partition by list (generation_id);
create index rib_route_prefix on rib_route (prefix);

-- Announcements and withdrawals of update files: one partition per day (UTC).
create table route_event (
  at timestamptz not null,
  generation_id integer not null,
  -- Position in the file, which orders events of the same instant.
  seq integer not null,
  peer_id integer not null,
  prefix cidr not null,
  -- Null if withdrawn.
  path_id bigint,
  origin bigint,
  add_path_id bigint
) partition by range (at);
create index route_event_prefix on route_event (prefix, at);
create index route_event_generation on route_event using brin (generation_id);

-- The current routes per prefix and vantage point: the newest in the live snapshots and the live events after them. A collector's event only counts
-- if it is newer than the collector's snapshot. Filter by prefix. Nothing is stored twice.
create view current_route as
with live as (
  select g.id, g.kind, g.world, g.as_of, r.as_of as snapshot
  from generation g
  left join generation r on r.kind = 'mrt-rib' and r.state = 'live' and r.name = g.collector
  where g.state = 'live' and g.kind in ('mrt-rib', 'mrt-updates')
)
select prefix, peer_id, add_path_id, world, at, path_id, origin
from (
  select distinct on (prefix, peer_id, add_path_id) prefix, peer_id, add_path_id, world, at, path_id, origin
  from (
    select r.prefix, r.peer_id, r.add_path_id, g.world, g.as_of as at, -1 as seq, r.path_id, r.origin
    from rib_route r join live g on g.id = r.generation_id
    where g.kind = 'mrt-rib'
    union all
    select e.prefix, e.peer_id, e.add_path_id, g.world, e.at, e.seq, e.path_id, e.origin
    from route_event e join live g on g.id = e.generation_id
    where g.kind = 'mrt-updates' and (g.snapshot is null or e.at > g.snapshot)
  ) seen
  order by prefix, peer_id, add_path_id, at desc, seq desc
) newest
where path_id is not null;

-- Announced prefixes with origin and visibility, for lists, search and longest match. Computed (kind 'announced', name 'all') from current_route and
-- the live VRPs. After an update file, rows of touched prefixes are replaced in place.
create table announced (
  generation_id integer not null,
  prefix cidr not null,
  origin bigint not null,
  world text not null,
  ip_version smallint not null,
  -- Number of vantage points that carry this prefix from this origin, and their percentage of the vantage points of its world and IP version.
  propagation integer not null,
  relative_propagation real not null,
  roa text not null check (roa in ('valid', 'invalid', 'unknown')),
  route_object text not null default 'unknown' check (route_object in ('valid', 'invalid', 'unknown')),
  primary key (generation_id, prefix, origin)
) partition by list (generation_id);
create index announced_origin on announced (origin, prefix);
create index announced_covering on announced using spgist (prefix);
create view live_announced as
select * from announced where generation_id = (select id from generation where kind = 'announced' and name = 'all' and state = 'live');

-- Inferred relations (kind 'relations', name '{world}-{ip_version}'), one row per link. For 'p2c', a is the provider, otherwise a < b.
create table relation (
  generation_id integer not null,
  world text not null,
  ip_version smallint not null,
  a bigint not null,
  b bigint not null,
  type text not null check (type in ('p2c', 'p2p', '?')),
  paths integer not null,
  peers integer not null,
  -- Share of the votes that agreed, 0 to 1.
  share real not null,
  primary key (generation_id, a, b)
) partition by list (generation_id);
create index relation_b on relation (b);
create view live_relation as
select r.* from relation r join generation g on g.id = r.generation_id where g.state = 'live' and g.kind = 'relations';
