-- The rule that decided a relation, and some cleaned sample paths over it, in wire order, separated by spaces.
alter table relation add column rule text not null default 'rest', add column samples text[] not null default '{}';
create or replace view live_relation as
select r.* from relation r join generation g on g.id = r.generation_id where g.state = 'live' and g.kind = 'relations';

-- Neighboring networks (computed: kind 'links', name 'all'): a ledger that outlives the tables and updates it was made from. A link has two rows, one
-- from each end. A new table replaces the ledger as a whole and carries over earlier days. After an update file, the links of touched prefixes are
-- revised in place. Shard by asn.
create table neighbor (
  generation_id integer not null,
  asn bigint not null,
  neighbor bigint not null,
  ip_version smallint not null,
  world text not null,
  -- The neighbor's relation to the network, now or when it was last seen.
  type text not null check (type in ('providers', 'customers', 'peerings', 'unspecified')),
  first_seen timestamptz not null,
  -- Null while there is a current route over the link.
  last_seen timestamptz,
  -- Since when it has had this type without interruption.
  since timestamptz not null,
  -- Number of current routes (from one vantage point to one prefix) over the link.
  routes integer not null,
  primary key (generation_id, asn, neighbor, ip_version, world)
) partition by list (generation_id);
create view live_neighbor as
select * from neighbor
where generation_id = (select id from generation where kind = 'links' and name = 'all' and state = 'live');

-- The neighbor's earlier relations to the network.
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
