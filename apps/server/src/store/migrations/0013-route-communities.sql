-- Communities of routes: different sets of them once for each generation, as paths are, as people write them
-- ('3356:100', '3356:1:2', 'rt 3356:100'). Ids come from blocks that a generation owns, so that its sets can be forgotten with it.
create table community_set (
  id bigint primary key,
  communities text[] not null
);
-- Rows wait in an unsorted list before they enter the index, and every search reads that list: it has to stay short.
create index community_set_communities on community_set using gin (communities) with (gin_pending_list_limit = 1024);

create table community_block (
  generation_id integer not null references generation (id) on delete cascade,
  first_id bigint not null,
  count integer not null,
  primary key (generation_id, first_id)
);
create table community_counter (next_id bigint not null);
insert into community_counter values (1);

-- Null where a route carries none, which takes no room in the row and none in the index.
alter table rib_route add column community_set bigint;
create index rib_route_community_set on rib_route (community_set) where community_set is not null;
alter table route_event add column community_set bigint;
create index route_event_community_set on route_event (community_set) where community_set is not null;

-- Names of sets are searched by any part of them, and by their beginning; what communities mean by any part of it.
create index as_set_search on as_set using gin (name gin_trgm_ops) with (gin_pending_list_limit = 1024);
create index as_set_begins on as_set (name text_pattern_ops);
create index community_description_search on community_description
  using gin (description gin_trgm_ops) with (gin_pending_list_limit = 1024);
