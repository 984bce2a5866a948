-- The AS-SETs in a text of PeeringDB, in capitals, as written; a set with a registry also as '::AS-ONE', to find it whatever its registry.
-- A restored backup replaces tables only, so the function may be there.
create or replace function listed_sets(text) returns text[] language sql immutable strict parallel safe as
$$ select regexp_split_to_array(upper($1) || ' ' || regexp_replace(upper($1), '[A-Z0-9-]+::', '::', 'g'), '[\s,]+') $$;
create index peeringdb_network_sets on peeringdb_network using gin (listed_sets(irr_as_set)) where irr_as_set <> '';
