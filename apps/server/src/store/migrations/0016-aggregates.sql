-- Prefixes of which no path names one origin: each path ends in an AS_SET (RFC 4271). They are rows of the network that stands before the set
-- and made the aggregate, beside those of origins: `origin_set` has the members of the set, and is null for an origin.
alter table announced add column origin_set bigint[];
create or replace view live_announced as
select generation_id, prefix, origin, world, ip_version, propagation, relative_propagation, roa, route_object
from announced
where generation_id = (select id from generation where kind = 'announced' and name = 'all' and state = 'live') and origin_set is null;
-- With aggregates: what search and look-ups read.
create view live_found as
select * from announced where generation_id = (select id from generation where kind = 'announced' and name = 'all' and state = 'live');
-- Made anew at the next import.
update generation set report = jsonb_set(coalesce(report, '{}'), '{bases}', '[0]') where kind = 'announced' and state = 'live';
