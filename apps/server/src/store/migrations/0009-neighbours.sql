-- What decided a relation, and some of the paths over it, cleaned: in wire order, a space between.
alter table relation add column rule text not null default 'rest', add column samples text[] not null default '{}';
create or replace view live_relation as
select r.* from relation r join generation g on g.id = r.generation_id where g.state = 'live' and g.kind = 'relations';

-- Who was seen beside whom (derived: kind 'links', name 'all'): a ledger that outlives the tables and updates that it was told from. A link is two
-- rows, one from each end. A new table replaces it as a whole, what was known of earlier days carried over; after an update file the links of
-- touched prefixes are revised in place. Shard by asn.
create table neighbor (
  generation_id integer not null,
  asn bigint not null,
  neighbor bigint not null,
  ip_version smallint not null,
  world text not null,
  -- What the neighbour is to the network, now or when it was last seen.
  type text not null check (type in ('providers', 'customers', 'peerings', 'unspecified')),
  first_seen timestamptz not null,
  -- Null while a route over the two stands.
  last_seen timestamptz,
  -- Since when it is, without interruption, of this type.
  since timestamptz not null,
  -- Routes (of one peer to one prefix) over the two that stand.
  routes integer not null,
  primary key (generation_id, asn, neighbor, ip_version, world)
) partition by list (generation_id);
create view live_neighbor as
select * from neighbor
where generation_id = (select id from generation where kind = 'links' and name = 'all' and state = 'live');

-- What a neighbour was to a network at earlier times.
create table neighbor_past (
  generation_id integer not null,
  asn bigint not null,
  neighbor bigint not null,
  ip_version smallint not null,
  world text not null,
  type text not null check (type in ('providers', 'customers', 'peerings', 'unspecified')),
  first_seen timestamptz not null,
  last_seen timestamptz not null
) partition by list (generation_id);
create index neighbor_past_link on neighbor_past (asn, neighbor);
create view live_neighbor_past as
select * from neighbor_past
where generation_id = (select id from generation where kind = 'links' and name = 'all' and state = 'live');
