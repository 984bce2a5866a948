-- When networks announced prefixes (computed: kind 'history', name 'all'): a ledger that outlives the tables and updates it was made from. A new
-- table replaces it as a whole and carries over earlier days. After an update file, the touched prefixes are replaced in place. Shard by prefix.
create table announcement_span (
  generation_id integer not null,
  prefix cidr not null,
  origin bigint not null,
  world text not null,
  ip_version smallint not null,
  first_seen timestamptz not null,
  -- Null while ongoing.
  last_seen timestamptz,
  -- Whether a table held it at first_seen: then it began at that time or earlier.
  from_snapshot boolean not null,
  -- The most vantage points that carried it at the same time.
  peers integer not null
) partition by list (generation_id);
create index announcement_span_prefix on announcement_span (prefix);
create index announcement_span_origin on announcement_span (origin, prefix);
create view live_announcement_span as
select * from announcement_span
where generation_id = (select id from generation where kind = 'history' and name = 'all' and state = 'live');
