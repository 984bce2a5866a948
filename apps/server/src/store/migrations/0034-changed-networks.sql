-- Networks with announcements, links or incidents replaced in place since alerts were last judged, one row per transaction. Without a list, any
-- network may have changed.
create table changed_networks (
  id bigint generated always as identity primary key,
  asns bigint[]
);

-- From this instant of routes on, passing time alone may change a network's alerts. -infinity if it was not judged since a change.
alter table accounts.alert_watch add column due_at timestamptz default '-infinity';
create index alert_watch_due on accounts.alert_watch (due_at) where due_at is not null;

-- Announcements that began after tables were loaded. There are few.
create index announcement_span_begun on announcement_span (first_seen) where not from_snapshot;
