import { createRelationGraph, type RelationLink } from '../relations/graph.ts';
import { tier1Distances } from '../relations/tier1Distance.ts';
import type { RatingGrounds } from './grounds.ts';
import { scoreOf } from './hegemony.ts';
import type { GlobalMetric } from './metrics.ts';
import { neighborCounts, type RatedLink } from './neighborCounts.ts';
import { prefixCounts, prefixesInCone } from './prefixCones.ts';
import { type Rated, rate } from './rate.ts';

/** All global metrics of every network that is on a path, has a relation or originates a prefix, ordered by Connectivity Score. */
export function globalRating({ links, clique, cones, origination, shares, onPaths }: RatingGrounds) {
  const counts = neighborCounts(links);
  const prefixes = prefixCounts(origination);
  const distances = distancesBelow(links, clique);
  const all = new Set([...counts.keys(), ...prefixes.keys(), ...onPaths]);
  const values = Array.from(all, (asn): Valued => {
    const { customers = 0, providers = 0, peers = 0, neighbors = 0 } = counts.get(asn) ?? {};
    const cone = cones.get(asn);
    const own = prefixes.get(asn) ?? 0;
    return {
      asn,
      values: {
        score: scoreOf(shares, asn),
        customers,
        'asn-count-in-cc': cone?.size ?? 1,
        providers,
        peers,
        neighbors,
        'prefix-count': own,
        'prefix-count-in-cc': cone && cone.size > 1 ? prefixesInCone(cone, origination) : own,
        'tier1-distance': distances.get(asn) ?? null,
      },
    };
  });
  return rate<GlobalMetric>(values, { score: 'score', cone: 'asn-count-in-cc', neighbors: 'neighbors' });
}

type Valued = Pick<Rated<GlobalMetric>, 'asn' | 'values'>;

function distancesBelow(links: readonly RatedLink[], clique: readonly number[]): Map<number, number> {
  const graph = createRelationGraph(links.filter((link): link is RelationLink => link.type !== '?'));
  const distances = new Map<number, number>();
  tier1Distances(graph, clique).forEach((distance, node) => {
    if (distance >= 0) distances.set(graph.asns[node]!, distance);
  });
  return distances;
}
