-- When sessions with peers went down, as the state changes of update files tell (RFC 6396, section 4.4.1). What such a peer had sent then is in
-- route_event as withdrawn in the name of the file that tells of the end; this table says what to withdraw of sources that are loaded later.
create table session_end (
  generation_id integer not null,
  peer_id integer not null references peer (id),
  at timestamptz not null,
  -- Position in the file, as in route_event.
  seq integer not null,
  primary key (peer_id, at, generation_id, seq)
);
create index session_end_generation on session_end (generation_id);
