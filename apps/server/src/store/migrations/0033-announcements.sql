-- What administrators announce above every page.
create table accounts.announcement (
  id text primary key,
  text text not null,
  -- Where the rest of it is: a path of this site or a web address.
  href text,
  audience text not null check (audience in ('everyone', 'signed-in')),
  starts_at timestamptz not null,
  -- Null where it stays until it is ended.
  ends_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  check (ends_at is null or ends_at >= starts_at)
);
create index announcement_time on accounts.announcement (starts_at, ends_at);
