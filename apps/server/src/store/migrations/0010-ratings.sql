-- Members of the clique that relations were inferred with (kind 'relations').
create table clique_member (
  generation_id integer not null,
  asn bigint not null,
  primary key (generation_id, asn)
) partition by list (generation_id);

-- Networks rated by what stood at the end of a day (kind 'ratings', one generation a world, IP version and day, named 'internet-4-2026-01-31').
-- Of each metric the value and the position: 1 + number of networks with a better value. Sharded by asn.
create table rating (
  generation_id integer not null,
  asn bigint not null,
  -- Order by score, cone, neighbours, lower ASN: each network has its own place, and equal positions are listed by it.
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
  -- Null where no chain of providers leads to the clique.
  tier1_distance integer,
  tier1_distance_position integer,
  primary key (generation_id, asn)
) partition by list (generation_id);
create index rating_place on rating (place);
create index rating_customers on rating (customers_position, place);
create index rating_cone on rating (cone_position, place);
create index rating_providers on rating (providers_position, place);
create index rating_peers on rating (peers_position, place);
create index rating_neighbors on rating (neighbors_position, place);
create index rating_prefixes on rating (prefixes_position, place);
create index rating_cone_prefixes on rating (cone_prefixes_position, place);
create index rating_tier1_distance on rating (tier1_distance_position, place);

-- The same within countries: of what is registered there.
create table local_rating (
  generation_id integer not null,
  country text not null,
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
create index local_rating_place on local_rating (country, place);

-- National stability: what the failure of one network costs each country.
create table country_rating (
  generation_id integer not null,
  country text not null,
  position integer not null,
  value double precision not null,
  critical_asn bigint,
  lost integer not null,
  networks integer not null,
  primary key (generation_id, country)
) partition by list (generation_id);

-- What Connectivity Scores were made of: the peer ASes, and of each network their shares in the order of their places. Kept for the newest
-- day only.
create table rating_peer (
  generation_id integer not null,
  place integer not null,
  asn bigint not null,
  primary key (generation_id, place)
) partition by list (generation_id);
create table rating_share (
  generation_id integer not null,
  asn bigint not null,
  shares real[] not null,
  primary key (generation_id, asn)
) partition by list (generation_id);
