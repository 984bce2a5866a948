-- Members of the clique that relations were inferred with (kind 'relations').
create table clique_member (
  generation_id integer not null,
  asn bigint not null,
  primary key (generation_id, asn)
) partition by list (generation_id);

-- Ratings of networks by the routes at the end of a day (kind 'ratings', one generation per world, IP version and day, named
-- 'internet-4-2026-01-31'). Each metric has a value and a position: 1 + number of networks with a better value. The newest day of a large table has
-- an index for the order of each metric. Sharded by asn.
create table rating (
  generation_id integer not null,
  asn bigint not null,
  -- Order by score, cone, neighbors, lower ASN. Each network has its own place, which orders equal positions.
  place integer not null,
  score double precision not null,
  score_position integer not null,
  customers integer not null,
  customers_position integer not null,
  cone integer not null,
  cone_position integer not null,
  providers integer not null,
  providers_position integer not null,
  peers integer not null,
  peers_position integer not null,
  neighbors integer not null,
  neighbors_position integer not null,
  prefixes integer not null,
  prefixes_position integer not null,
  cone_prefixes integer not null,
  cone_prefixes_position integer not null,
  -- Null if no chain of providers leads to the clique.
  tier1_distance integer,
  tier1_distance_position integer,
  primary key (generation_id, asn)
) partition by list (generation_id);

-- The same within countries, for networks registered there.
create table local_rating (
  generation_id integer not null,
  country char(2) not null,
  asn bigint not null,
  place integer not null,
  score double precision not null,
  score_position integer not null,
  customers integer not null,
  customers_position integer not null,
  cone integer not null,
  cone_position integer not null,
  providers integer not null,
  providers_position integer not null,
  peers integer not null,
  peers_position integer not null,
  neighbors integer not null,
  neighbors_position integer not null,
  prefixes integer not null,
  prefixes_position integer not null,
  cone_prefixes integer not null,
  cone_prefixes_position integer not null,
  primary key (generation_id, country, asn)
) partition by list (generation_id);

-- National stability: the loss of each country if one network fails.
create table country_rating (
  generation_id integer not null,
  country char(2) not null,
  position integer not null,
  value double precision not null,
  critical_asn bigint,
  lost integer not null,
  networks integer not null,
  primary key (generation_id, country)
) partition by list (generation_id);

-- The parts of Connectivity Scores: each network's share at the vantage points, in the order listed in the generation's report. Kept for the newest
-- day only.
create table rating_share (
  generation_id integer not null,
  asn bigint not null,
  shares real[] not null,
  primary key (generation_id, asn)
) partition by list (generation_id);
