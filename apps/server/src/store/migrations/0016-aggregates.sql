-- Prefixes without a single origin: each path ends in an AS_SET (RFC 4271). Their rows have the network before the set, which made the aggregate, as
-- origin. `origin_set` has the members of the set. It is null for an ordinary origin.
alter table announced add column origin_set bigint[];
create or replace view live_announced as
select generation_id, prefix, origin, world, ip_version, propagation, relative_propagation, roa, route_object
from announced
where generation_id = (select id from generation where kind = 'announced' and name = 'all' and state = 'live') and origin_set is null;
-- Including aggregates, for search and look-ups.
create view live_found as
select * from announced where generation_id = (select id from generation where kind = 'announced' and name = 'all' and state = 'live');
-- Computed again at the next import.
update generation set report = jsonb_set(coalesce(report, '{}'), '{bases}', '[0]') where kind = 'announced' and state = 'live';
