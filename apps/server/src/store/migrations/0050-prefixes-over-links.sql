-- Prefixes to which the standing routes over the two lead.
alter table neighbor add column prefixes integer not null default 0;
create or replace view live_neighbor as
select * from neighbor
where generation_id = (select id from generation where kind = 'links' and name = 'all' and state = 'live');
-- An older ledger has not counted them: it is made anew, with the days that it knows.
update generation set report = jsonb_set(coalesce(report, '{}'), '{bases}', '[0]') where kind = 'links' and state = 'live';
