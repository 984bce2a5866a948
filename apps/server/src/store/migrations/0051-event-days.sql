-- Days (UTC) with events in an update file, ascending. Null for other sources, and for files loaded before this column existed.
alter table generation add column days text[];
