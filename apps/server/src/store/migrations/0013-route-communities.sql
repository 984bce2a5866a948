-- Communities of routes: each distinct set once per generation, like paths, in the usual notation ('3356:100', '3356:1:2', 'rt 3356:100'). Ids come
-- from blocks that belong to a generation, so that its sets can be deleted with it.
create table community_set (
  id bigint primary key,
  communities text[] not null
);
-- New rows wait in an unsorted list before they enter the index, and every search reads that list, so it must stay short.
create index community_set_communities on community_set using gin (communities) with (gin_pending_list_limit = 1024);

create table community_block (
  generation_id integer not null references generation (id) on delete cascade,
  first_id bigint not null,
  count integer not null,
  primary key (generation_id, first_id)
);
create table community_counter (next_id bigint not null);
insert into community_counter values (1);

-- Null if a route has none, which takes no space in the row or the index.
alter table rib_route add column community_set bigint;
create index rib_route_community_set on rib_route (community_set) where community_set is not null;
alter table route_event add column community_set bigint;
create index route_event_community_set on route_event (community_set) where community_set is not null;

-- Names of sets are searched by any part and by their beginning, descriptions of communities by any part.
create index as_set_search on as_set using gin (name gin_trgm_ops) with (gin_pending_list_limit = 1024);
create index as_set_begins on as_set (name text_pattern_ops);
create index community_description_search on community_description
  using gin (description gin_trgm_ops) with (gin_pending_list_limit = 1024);
