-- For similarity of names, and for ranges next to plain values in one index.
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- One load of one source. Readers only see live generations. In one short transaction a load becomes live and its predecessor retired.
create table generation (
  id integer generated always as identity primary key,
  -- A source ('mrt-rib', 'mrt-updates', 'vrps', 'as-names', 'address-registry', 'peeringdb') or a result computed from sources ('announced',
  -- 'relations', 'networks').
  kind text not null,
  -- Name within its kind: the collector of a RIB, the file of updates or names, 'all' for results that are computed once.
  name text not null,
  world text not null check (world in ('lab', 'internet')),
  state text not null default 'loading' check (state in ('loading', 'live', 'retired', 'failed')),
  -- The collector whose vantage points are in it (RIBs and updates).
  collector text,
  -- Date of the data: first record of a RIB, last record of updates, creation of a VRP file.
  as_of timestamptz,
  started_at timestamptz not null default now(),
  loaded_at timestamptz,
  records bigint not null default 0,
  report jsonb,
  content_hash text,
  -- True once the rows of a retired or failed generation are gone.
  emptied boolean not null default false
);
create unique index generation_live on generation (kind, name) where state = 'live';
create index generation_state on generation (state);

-- Blocks of as_path ids that belong to a generation, so that its paths can be deleted with it.
create table path_block (
  generation_id integer not null references generation (id) on delete cascade,
  first_id bigint not null,
  count integer not null,
  -- IP version of the prefixes at the end of these paths. Relations are inferred separately for each version.
  ip_version smallint not null,
  primary key (generation_id, first_id)
);
create table path_counter (next_id bigint not null);
insert into path_counter values (1);
