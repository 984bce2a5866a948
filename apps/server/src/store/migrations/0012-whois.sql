-- The latest reply of whois servers on each subject ('as 3356', 'domain example.net'). Independent of imports. It is a cache and may be emptied at
-- any time.
create table whois_entry (
  subject text primary key,
  -- Null if the registry has no such object.
  entry text,
  server text not null,
  asked_at timestamptz not null
);
create index whois_entry_asked_at on whois_entry (asked_at);
