-- What changed of noted networks: 'incidents', or 'routes' for their announcements, links and visibility. Null for either, as in notes from before this
-- column.
alter table changed_networks add column part text;
