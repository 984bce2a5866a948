/** Distinct sets of communities of each generation, in the notation people use. */
export interface CommunitySetTable {
  id: number;
  communities: string[];
}

/** Ids of `community_set` that belong to a generation. */
export interface CommunityBlockTable {
  generation_id: number;
  first_id: number;
  count: number;
}
