-- Days (UTC) on which an update file has events, ascending; null for other sources, and for files that were loaded before this column.
alter table generation add column days text[];
