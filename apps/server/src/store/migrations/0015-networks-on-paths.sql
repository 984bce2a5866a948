-- The list of networks now has every AS number on loaded paths, not only origins and ends of links. An older list gets a base that does not exist, so
-- that it is computed again.
update generation set report = jsonb_set(coalesce(report, '{}'), '{bases}', '[0]') where kind = 'networks' and state = 'live';
