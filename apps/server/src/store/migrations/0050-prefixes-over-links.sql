-- Number of prefixes reached by the current routes over the link.
alter table neighbor add column prefixes integer not null default 0;
create or replace view live_neighbor as
select * from neighbor
where generation_id = (select id from generation where kind = 'links' and name = 'all' and state = 'live');
-- An older ledger has not counted them, so it is computed again, with the days it knows.
update generation set report = jsonb_set(coalesce(report, '{}'), '{bases}', '[0]') where kind = 'links' and state = 'live';
