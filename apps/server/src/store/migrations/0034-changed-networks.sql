-- Networks whose announcements, links or incidents were replaced in place since alerts were judged, a row for each transaction that did so. Without
-- a list it may be any network.
create table changed_networks (
  id bigint generated always as identity primary key,
  asns bigint[]
);

-- Instant of routes from which on time alone may change what is told of a network; -infinity where it was not judged after a change.
alter table accounts.alert_watch add column due_at timestamptz default '-infinity';
create index alert_watch_due on accounts.alert_watch (due_at) where due_at is not null;

-- Announcements that began after tables were loaded: they are few.
create index announcement_span_begun on announcement_span (first_seen) where not from_snapshot;
