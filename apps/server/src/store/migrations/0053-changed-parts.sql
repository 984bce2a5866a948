-- The part of the networks that changed: 'incidents', or 'routes' for announcements, links and visibility. Null if it may be either, as in notes from
-- before this column.
alter table changed_networks add column part text;
