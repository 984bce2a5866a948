-- When sessions of vantage points went down, from the state changes in update files (RFC 6396, section 4.4.1). route_event has the routes lost at
-- that time as withdrawn, under the file with the session end. This table shows what to withdraw from sources that are loaded later.
create table session_end (
  generation_id integer not null,
  peer_id integer not null references peer (id),
  at timestamptz not null,
  -- Position in the file, as in route_event.
  seq integer not null,
  primary key (peer_id, at, generation_id, seq)
);
create index session_end_generation on session_end (generation_id);
