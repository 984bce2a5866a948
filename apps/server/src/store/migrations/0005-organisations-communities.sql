-- The holders of AS numbers (kind 'organisations').
create table organisation (
  generation_id integer not null,
  id text not null,
  name text not null,
  country text,
  source text not null,
  primary key (generation_id, id)
) partition by list (generation_id);
create table as_organisation (
  generation_id integer not null,
  asn bigint not null,
  organisation_id text not null,
  primary key (generation_id, asn)
) partition by list (generation_id);
create index as_organisation_organisation on as_organisation (organisation_id);
create view live_organisation as
select r.* from organisation r join generation g on g.id = r.generation_id where g.state = 'live' and g.kind = 'organisations';
create view live_as_organisation as
select r.* from as_organisation r join generation g on g.id = r.generation_id where g.state = 'live' and g.kind = 'organisations';

-- The meaning of networks' communities (kind 'communities', one generation per network's dictionary: too many for partitions).
create table community_description (
  generation_id integer not null,
  asn bigint not null,
  -- As written in the dictionary: a community, or a pattern for several.
  pattern text not null,
  is_exact boolean not null,
  description text not null,
  primary key (generation_id, pattern)
);
create index community_description_asn on community_description (asn);
create view live_community_description as
select r.* from community_description r join generation g on g.id = r.generation_id
where g.state = 'live' and g.kind = 'communities';
