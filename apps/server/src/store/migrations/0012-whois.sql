-- What whois servers said, the last word on each subject ('as 3356', 'domain example.net'). Kept beside routing data but by no import:
-- it is a cache, and may be emptied at any time.
create table whois_entry (
  subject text primary key,
  -- Null where the registry has no such object.
  entry text,
  server text not null,
  asked_at timestamptz not null
);
create index whois_entry_asked_at on whois_entry (asked_at);
