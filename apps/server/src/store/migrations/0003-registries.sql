-- Names as each source has them (kind 'as-names'), read through `network`.
create table as_name (
  generation_id integer not null,
  asn bigint not null,
  name text,
  org_name text,
  country text,
  primary key (generation_id, asn)
) partition by list (generation_id);

-- Address ranges in the registries, ends included (kind 'address-registry', name 'asn', 'country' or the laboratory's). Exact CIDRs would need 37 %
-- more rows. To look up an address, find the nearest start and check the end.
create table address_range (
  generation_id integer not null,
  first inet not null,
  last inet not null,
  asn bigint,
  country text
) partition by list (generation_id);
create index address_range_first on address_range (first);
create index address_range_asn on address_range (asn);

-- Every AS known to a live source, one row each (computed: kind 'networks', name 'all'). Rebuilt after names, ranges or PeeringDB are loaded.
-- Networks new in routes are added to the live generation in place.
create table network (
  generation_id integer not null,
  asn bigint not null,
  -- The network's short name ('LEVEL3'). org_name is the holder ('Level 3 Parent, LLC').
  as_name text,
  org_name text,
  country_code text,
  world text not null,
  -- The text for name searches.
  label text generated always as (coalesce(as_name, '') || ' ' || coalesce(org_name, '')) stored,
  primary key (generation_id, asn)
) partition by list (generation_id);
-- New rows wait in an unsorted list before they enter the index, and every search reads that list, so it must stay short.
create index network_label on network using gin (label gin_trgm_ops) with (gin_pending_list_limit = 1024);
create index network_country on network (country_code);
create view live_network as
select * from network where generation_id = (select id from generation where kind = 'networks' and name = 'all' and state = 'live');

-- Validated ROA payloads. Covering ones are found by looking up each covering prefix of a prefix.
create table vrp (
  generation_id integer not null,
  prefix cidr not null,
  max_length smallint not null,
  asn bigint not null,
  ta text not null,
  expires timestamptz
) partition by list (generation_id);
create index vrp_prefix on vrp (prefix);
create view live_vrp as
select r.*, g.as_of, g.world from vrp r join generation g on g.id = r.generation_id where g.state = 'live' and g.kind = 'vrps';

create table peeringdb_network (
  generation_id integer not null,
  asn bigint not null,
  name text not null,
  org_name text not null,
  website text,
  -- Space-separated AS-SETs, each with an optional 'source::' before it.
  irr_as_set text,
  primary key (generation_id, asn)
) partition by list (generation_id);
create view live_peeringdb_network as
select r.* from peeringdb_network r join generation g on g.id = r.generation_id where g.state = 'live' and g.kind = 'peeringdb';
