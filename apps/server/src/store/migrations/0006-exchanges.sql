-- Internet exchanges of a PeeringDB dump (kind 'peeringdb').
create table exchange (
  generation_id integer not null,
  id integer not null,
  name text not null,
  country text,
  website text,
  primary key (generation_id, id)
) partition by list (generation_id);

-- Ports of networks at exchanges. A network may have several ports at one exchange.
create table exchange_port (
  generation_id integer not null,
  asn bigint not null,
  exchange_id integer not null,
  -- Mbit/s. Null if the network does not state it.
  speed integer,
  is_rs_peer boolean not null,
  ipv4 inet,
  ipv6 inet
) partition by list (generation_id);
create index exchange_port_asn on exchange_port (asn);
create index exchange_port_exchange on exchange_port (exchange_id);

-- A network at an exchange, with its ports combined.
create view live_presence as
select p.generation_id, p.asn, p.exchange_id, sum(p.speed)::bigint as speed, max(p.speed) as max_speed,
  bool_or(p.is_rs_peer) as is_rs_peer, e.name, e.country, e.website
from exchange_port p
join exchange e on e.generation_id = p.generation_id and e.id = p.exchange_id
join generation g on g.id = p.generation_id
where g.state = 'live' and g.kind = 'peeringdb'
group by p.generation_id, p.asn, p.exchange_id, e.name, e.country, e.website;
