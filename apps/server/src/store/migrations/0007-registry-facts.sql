-- Provider attestations (ASPA) of a validator's export: with the VRPs of the same file (kind 'vrps') or alone (kind 'aspas').
create table aspa (
  generation_id integer not null,
  customer bigint not null,
  -- 4 or 6 if the export attests one version only, 0 for both.
  ip_version smallint not null,
  providers bigint[] not null,
  ta text not null,
  expires timestamptz,
  primary key (generation_id, customer, ip_version)
) partition by list (generation_id);
create index aspa_customer on aspa (customer);
-- If a customer is in several live sources, the newest counts.
create view live_aspa as
select distinct on (g.world, r.customer, r.ip_version) r.customer, r.ip_version, r.providers, r.ta, r.expires, g.world, g.as_of
from aspa r join generation g on g.id = r.generation_id
where g.state = 'live' and g.kind in ('vrps', 'aspas')
order by g.world, r.customer, r.ip_version, g.as_of desc nulls last, g.id desc;

-- Facilities of a PeeringDB dump (kind 'peeringdb'), and the networks and exchanges in them.
create table facility (
  generation_id integer not null,
  id integer not null,
  name text not null,
  city text,
  country text,
  website text,
  primary key (generation_id, id)
) partition by list (generation_id);
create table network_facility (
  generation_id integer not null,
  asn bigint not null,
  facility_id integer not null,
  primary key (generation_id, asn, facility_id)
) partition by list (generation_id);
create index network_facility_asn on network_facility (asn);
create table exchange_facility (
  generation_id integer not null,
  facility_id integer not null,
  exchange_id integer not null,
  primary key (generation_id, facility_id, exchange_id)
) partition by list (generation_id);

-- LANs of exchanges, one row per prefix. A LAN without a prefix in the dump has one row without a prefix.
create table exchange_lan (
  generation_id integer not null,
  exchange_id integer not null,
  prefix cidr,
  -- AS number of the route server.
  rs_asn bigint
) partition by list (generation_id);
create index exchange_lan_prefix on exchange_lan (prefix);

-- Delegated statistics of the registries (kind 'delegated', one generation per file), ends of ranges included.
create table delegated_addresses (
  generation_id integer not null,
  first inet not null,
  last inet not null,
  registry text not null,
  country text,
  status text not null check (status in ('allocated', 'assigned', 'available', 'reserved')),
  date date,
  holder text not null
) partition by list (generation_id);
create index delegated_addresses_first on delegated_addresses (first);
create table delegated_asns (
  generation_id integer not null,
  first bigint not null,
  last bigint not null,
  registry text not null,
  country text,
  status text not null check (status in ('allocated', 'assigned', 'available', 'reserved')),
  date date,
  holder text not null
) partition by list (generation_id);
create index delegated_asns_first on delegated_asns (first);

-- IANA's special-purpose registries (kind 'special-purpose', one generation per file). Of equal rows the later one counts.
create table special_block (
  generation_id integer not null,
  place integer not null,
  prefix cidr not null,
  name text not null,
  source text not null,
  globally_reachable boolean not null
) partition by list (generation_id);
create table special_asns (
  generation_id integer not null,
  first bigint not null,
  last bigint not null,
  reason text not null
) partition by list (generation_id);

-- Findings of the newest scan report of a name (kind 'scans'). Their history is in scan_history.
create table scan_finding (
  generation_id integer not null,
  asn bigint not null,
  ip inet not null,
  -- 0 if the scan does not concern a port.
  port integer not null,
  type text not null,
  protocol text not null,
  severity smallint not null,
  hostname text not null,
  country text not null
) partition by list (generation_id);
create index scan_finding_ip on scan_finding (ip);

-- Ledgers: the contents of a source over successive loads, one row per span. A row counts once the load that began it is published, and until one
-- that ended it is: `generation` has their state and date. If a load fails, its new rows and ends are reverted. Ledgers outlive generations, and a
-- load only writes its changes.

-- By (world). All VRPs of a world are one source. Sharded by prefix.
create table vrp_history (
  prefix cidr not null,
  max_length smallint not null,
  asn bigint not null,
  ta text not null,
  source text not null,
  begun_by integer not null,
  ended_by integer
);
create index vrp_history_prefix on vrp_history (prefix);
create index vrp_history_begun on vrp_history using brin (begun_by);
create index vrp_history_ended on vrp_history (ended_by) where ended_by is not null;

-- `source` is the name of the dump, `registry` the source attribute of its objects. Sharded by prefix.
create table route_object_history (
  prefix cidr not null,
  origin bigint not null,
  registry text not null,
  source text not null,
  begun_by integer not null,
  ended_by integer
);
create index route_object_history_prefix on route_object_history (prefix);
create index route_object_history_begun on route_object_history using brin (begun_by);
create index route_object_history_ended on route_object_history (ended_by) where ended_by is not null;

-- `source` is the name of the report. Sharded by asn.
create table scan_history (
  asn bigint not null,
  ip inet not null,
  port integer not null,
  type text not null,
  protocol text not null,
  severity smallint not null,
  hostname text not null,
  country text not null,
  source text not null,
  begun_by integer not null,
  ended_by integer
);
create index scan_history_ip on scan_history (ip);
create index scan_history_asn on scan_history (asn);
create index scan_history_begun on scan_history using brin (begun_by);
create index scan_history_ended on scan_history (ended_by) where ended_by is not null;

-- Published spans with their dates. A span ends when the first source without it was made.
create view known_vrp_history as
select h.prefix, h.max_length, h.asn, h.ta, b.world, coalesce(b.as_of, b.loaded_at) as start_time,
  case when e.id is not null then greatest(coalesce(e.as_of, e.loaded_at), coalesce(b.as_of, b.loaded_at)) end as end_time
from vrp_history h
join generation b on b.id = h.begun_by and b.state in ('live', 'retired')
left join generation e on e.id = h.ended_by and e.state in ('live', 'retired');

create view known_route_object_history as
select h.prefix, h.origin, h.registry, b.world, coalesce(b.as_of, b.loaded_at) as start_time,
  case when e.id is not null then greatest(coalesce(e.as_of, e.loaded_at), coalesce(b.as_of, b.loaded_at)) end as end_time
from route_object_history h
join generation b on b.id = h.begun_by and b.state in ('live', 'retired')
left join generation e on e.id = h.ended_by and e.state in ('live', 'retired');

-- A finding was last seen in the report before the first one without it.
create view known_scan_history as
with report as (
  select id, world, coalesce(as_of, loaded_at) as at, lag(coalesce(as_of, loaded_at)) over (partition by name order by id) as before
  from generation where kind = 'scans' and state in ('live', 'retired')
)
select h.asn, h.ip, h.port, h.type, h.protocol, h.severity, h.hostname, h.country, b.world, b.at as first_seen,
  case when e.id is not null then greatest(e.before, b.at) end as last_seen
from scan_history h
join report b on b.id = h.begun_by
left join report e on e.id = h.ended_by;

-- For live sources loaded by an earlier version, the history begins with them.
insert into vrp_history (prefix, max_length, asn, ta, source, begun_by)
select v.prefix, v.max_length, v.asn, v.ta, g.name, g.id from vrp v join generation g on g.id = v.generation_id
where g.state = 'live' and g.kind = 'vrps';
insert into route_object_history (prefix, origin, registry, source, begun_by)
select distinct r.prefix, r.origin, r.source, g.name, g.id from route_object r join generation g on g.id = r.generation_id
where g.state = 'live' and g.kind = 'irr';
