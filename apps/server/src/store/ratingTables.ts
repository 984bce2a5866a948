interface Positions {
  place: number;
  score: number;
  score_position: number;
  customers: number;
  customers_position: number;
  cone: number;
  cone_position: number;
  providers: number;
  providers_position: number;
  peers: number;
  peers_position: number;
  neighbors: number;
  neighbors_position: number;
  prefixes: number;
  prefixes_position: number;
  cone_prefixes: number;
  cone_prefixes_position: number;
}

interface RatingTable extends Positions {
  generation_id: number;
  asn: number;
  tier1_distance: number | null;
  tier1_distance_position: number | null;
}

interface CountryRatingTable {
  generation_id: number;
  country: string;
  position: number;
  value: number;
  critical_asn: number | null;
  lost: number;
  networks: number;
}

/** Tables of ratings as the migrations create them. */
export interface RatingTables {
  clique_member: { generation_id: number; asn: number };
  rating: RatingTable;
  local_rating: Positions & { generation_id: number; country: string; asn: number };
  country_rating: CountryRatingTable;
  rating_share: { generation_id: number; asn: number; shares: number[] };
}
