-- Administrators' announcements at the top of every page.
create table accounts.announcement (
  id text primary key,
  text text not null,
  -- Link to more: a path on this site or a web address.
  href text,
  audience text not null check (audience in ('everyone', 'signed-in')),
  starts_at timestamptz not null,
  -- Null if it stays until someone ends it.
  ends_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  check (ends_at is null or ends_at >= starts_at)
);
create index announcement_time on accounts.announcement (starts_at, ends_at);
