/** Ratings of networks and of countries: Connectivity Score, cones, ranks, national stability. */
export { addressVolume } from '../src/ratings/addressVolume.ts';
export { AddressWeights, addressWeight } from '../src/ratings/addressWeights.ts';
export { globalRating } from '../src/ratings/globalRating.ts';
export type { Cones, RatingGrounds } from '../src/ratings/grounds.ts';
export { connectivityScores, judgeShares, scoreOf, trimmedMean, trimmedOfEachSide } from '../src/ratings/hegemony.ts';
export type { JudgedShare, WeightedPath } from '../src/ratings/hegemony.ts';
export { type LocalGrounds, localRatings } from '../src/ratings/localRating.ts';
export { nationalStability } from '../src/ratings/nationalStability.ts';
export type { NationalNetwork, NationalStability } from '../src/ratings/nationalStability.ts';
export { type NeighborCounts, neighborCounts, type RatedLink } from '../src/ratings/neighborCounts.ts';
export { fullPeers, Passage, type PeerShares, peerShares } from '../src/ratings/passage.ts';
export { type Origination, prefixCounts, prefixesInCone } from '../src/ratings/prefixCones.ts';
export { compareStandings, ranksOf, type Standing } from '../src/ratings/ranks.ts';
export { type OrderKeys, rate, type Rated } from '../src/ratings/rate.ts';
