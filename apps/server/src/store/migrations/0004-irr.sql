-- Objects of Internet routing registries (kind 'irr', one generation per dump. A registry may publish several dumps). `source` is the registry's name
-- in the object, in capitals.

-- Every object as published, for the classes that the product reads.
create table rpsl_object (
  generation_id integer not null,
  type text not null,
  -- Name of the object in capitals. For a route its prefix and origin, '10.0.0.0/8 AS64512'.
  name text not null,
  source text not null,
  object_text text not null
) partition by list (generation_id);
create index rpsl_object_name on rpsl_object (type, name);

create table route_object (
  generation_id integer not null,
  prefix cidr not null,
  origin bigint not null,
  source text not null
) partition by list (generation_id);
create index route_object_prefix on route_object (prefix);
create index route_object_origin on route_object (origin);

create table as_set (
  generation_id integer not null,
  name text not null,
  source text not null,
  descr text[] not null
) partition by list (generation_id);
create index as_set_name on as_set (name);

-- Members of as-sets, one row each: a network, or another set with the registry that the object names for it.
create table as_set_member (
  generation_id integer not null,
  set_name text not null,
  set_source text not null,
  asn bigint,
  member text,
  member_source text,
  -- Whether the member joined by itself ('member-of', RFC 2622, section 5.1).
  by_reference boolean not null,
  check ((asn is null) <> (member is null))
) partition by list (generation_id);
create index as_set_member_set on as_set_member (set_name);
create index as_set_member_member on as_set_member (member);
create index as_set_member_asn on as_set_member (asn);

create table aut_num (
  generation_id integer not null,
  asn bigint not null,
  source text not null,
  as_name text not null,
  descr text[] not null
) partition by list (generation_id);
create index aut_num_asn on aut_num (asn);

create view live_rpsl_object as
select r.* from rpsl_object r join generation g on g.id = r.generation_id where g.state = 'live' and g.kind = 'irr';
create view live_route_object as
select r.*, g.world from route_object r join generation g on g.id = r.generation_id where g.state = 'live' and g.kind = 'irr';
create view live_as_set as
select r.* from as_set r join generation g on g.id = r.generation_id where g.state = 'live' and g.kind = 'irr';
create view live_as_set_member as
select r.* from as_set_member r join generation g on g.id = r.generation_id where g.state = 'live' and g.kind = 'irr';
create view live_aut_num as
select r.* from aut_num r join generation g on g.id = r.generation_id where g.state = 'live' and g.kind = 'irr';
