/** Different sets of communities of each generation, each as people write them. */
export interface CommunitySetTable {
  id: number;
  communities: string[];
}

/** Ids of `community_set` that a generation owns. */
export interface CommunityBlockTable {
  generation_id: number;
  first_id: number;
  count: number;
}
