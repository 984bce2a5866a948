interface PeeringdbNetworkTable {
  generation_id: number;
  asn: number;
  name: string;
  org_name: string;
  website: string | null;
  irr_as_set: string | null;
}

interface ExchangeTable {
  generation_id: number;
  id: number;
  name: string;
  country: string | null;
  website: string | null;
}

interface ExchangePortTable {
  generation_id: number;
  asn: number;
  exchange_id: number;
  speed: number | null;
  is_rs_peer: boolean;
  ipv4: string | null;
  ipv6: string | null;
}

/** Networks and their ports at exchanges. */
export interface PeeringdbTables {
  peeringdb_network: PeeringdbNetworkTable;
  live_peeringdb_network: PeeringdbNetworkTable;
  exchange: ExchangeTable;
  exchange_port: ExchangePortTable;
  live_presence: Omit<ExchangeTable, 'id'> & {
    asn: number;
    exchange_id: number;
    speed: number | null;
    max_speed: number | null;
    is_rs_peer: boolean;
  };
}
