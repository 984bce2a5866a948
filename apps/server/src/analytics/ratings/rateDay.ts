import type { NumberLists } from '@routeglass/domain/columns';
import {
  fullPeers,
  globalRating,
  localRatings,
  nationalStability,
  type NationalStability,
  type PeerShares,
  peerShares,
  type Rated,
  ranksOf,
} from '@routeglass/domain/ratings';
import type { GlobalMetric, LocalMetric } from '@routeglass/domain/rating-metrics';
import { createRelationGraph, type RelationLink } from '@routeglass/domain/relations';
import type { DaySums, RatedPeer } from './dayTally.ts';
import { conesOf, type KnownCones, type Relations } from './readGrounds.ts';
import type { DayPassage } from './weighedPaths.ts';

/** A country and its place: the smallest loss first; equal losses share a position. */
export interface RatedCountry extends NationalStability {
  readonly position: number;
}

/** All ratings of one day. */
export interface DayRating {
  readonly networks: readonly Rated<GlobalMetric>[];
  readonly local: ReadonlyMap<string, readonly Rated<LocalMetric>[]>;
  readonly countries: readonly RatedCountry[];
  readonly shares: PeerShares;
  readonly cone: KnownCones['kind'];
}

interface DayGrounds {
  readonly sums: DaySums;
  readonly passage: DayPassage;
  /** Clean paths that were current. */
  readonly paths: NumberLists;
  readonly relations: Relations;
  readonly countryOf: (asn: number) => string | null;
  readonly peers: readonly RatedPeer[];
}

/** Rates the networks and countries of one day from its sums. */
export function rateDay({ sums, passage, paths, relations, countryOf, peers }: DayGrounds): DayRating {
  const asns = peers.map(({ asn }) => asn);
  const { cones, kind } = conesOf(relations, paths);
  const counts = fullPeers(passage.all);
  const shares = peerShares(passage.all, asns, counts);
  const grounds = { ...relations, cones, origination: sums, shares, onPaths: passage.all.through.keys() };
  const ways = new Map(
    Array.from(passage.countries, ([country, local]) => {
      return [country, { shares: peerShares(local, asns, counts), onPaths: local.through.keys() }] as const;
    }),
  );
  return {
    networks: globalRating(grounds),
    local: localRatings({ ...grounds, countryOf, ways }),
    countries: rateCountries(sums, relations, countryOf),
    shares,
    cone: kind,
  };
}

function rateCountries(
  { addresses }: DaySums,
  { links, clique }: Relations,
  countryOf: DayGrounds['countryOf'],
): RatedCountry[] {
  const graph = createRelationGraph(links.filter((link): link is RelationLink => link.type !== '?'));
  const networks = Array.from(addresses, ([asn, weight]) => ({
    asn,
    country: countryOf(asn),
    addresses: weight,
  })).flatMap(({ country, ...network }) => (country === null ? [] : [{ ...network, country }]));
  const found = nationalStability(graph, clique, networks);
  const ranks = ranksOf(found.map(({ value }) => -value));
  return found.map((country, i) => ({ ...country, position: ranks[i] ?? 1 }));
}
