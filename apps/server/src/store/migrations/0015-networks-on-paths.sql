-- The list of networks holds every AS number that loaded paths name, not only origins and ends of links: an older list, which from now on rests
-- on a source that there is not, is made anew.
update generation set report = jsonb_set(coalesce(report, '{}'), '{bases}', '[0]') where kind = 'networks' and state = 'live';
