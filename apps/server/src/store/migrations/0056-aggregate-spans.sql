-- Spans of prefixes without a single origin, as in `announced`: `origin` made the aggregate, `origin_set` has the members of
-- its sets.
alter table announcement_span add column origin_set bigint[];
create or replace view live_announcement_span as
select generation_id, prefix, origin, world, ip_version, first_seen, last_seen, from_snapshot, peers
from announcement_span
where generation_id = (select id from generation where kind = 'history' and name = 'all' and state = 'live') and origin_set is null;
-- All spans, aggregates included, for lists and histories.
create view live_found_span as
select * from announcement_span
where generation_id = (select id from generation where kind = 'history' and name = 'all' and state = 'live');
-- Computed again at the next import.
update generation set report = jsonb_set(coalesce(report, '{}'), '{bases}', '[0]') where kind = 'history' and state = 'live';
