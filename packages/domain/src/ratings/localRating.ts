import type { RatingGrounds } from './grounds.ts';
import { scoreOf } from './hegemony.ts';
import type { LocalMetric } from './metrics.ts';
import { neighborCounts, type NeighborCounts } from './neighborCounts.ts';
import type { PeerShares } from './passage.ts';
import { prefixCounts } from './prefixCones.ts';
import { type Rated, rate } from './rate.ts';

/** The data behind the rating of networks within countries. `shares` and `onPaths` of the base type are global and not used here. */
export interface LocalGrounds extends RatingGrounds {
  /** Code of the country in which a network is registered. */
  readonly countryOf: (asn: number) => string | null;
  /** For each country, the shares of the paths to networks registered there, and the networks on these paths. */
  readonly ways: ReadonlyMap<string, { readonly shares: PeerShares; readonly onPaths: Iterable<number> }>;
}

type Values = Record<LocalMetric, number>;

/**
 * By country: networks with a local score above 0 after trimming, networks registered there that originate prefixes, and networks with cone
 * members there.
 */
export function localRatings(grounds: LocalGrounds): Map<string, Rated<LocalMetric>[]> {
  const { countryOf, ways, links, cones } = grounds;
  const countries = new Map<string, Map<number, Values>>();
  const valuesOf = (country: string, asn: number): Values => {
    let networks = countries.get(country);
    if (!networks) countries.set(country, (networks = new Map()));
    let values = networks.get(asn);
    if (!values) networks.set(asn, (values = nothing()));
    return values;
  };
  for (const [country, { shares, onPaths }] of ways) {
    for (const asn of onPaths) {
      const score = scoreOf(shares, asn);
      if (score > 0) valuesOf(country, asn)['local-score'] = score;
    }
  }
  for (const [asn, count] of prefixCounts(grounds.origination)) {
    const country = countryOf(asn);
    if (country === null) continue;
    Object.assign(valuesOf(country, asn), {
      'local-prefix-count': count,
      'local-prefix-count-in-cc': count,
      'local-asn-count-in-cc': 1,
    });
  }
  for (const [asn, cone] of cones) {
    if (cone.size > 1)
      for (const [country, inside] of insideByCountry(cone, grounds)) Object.assign(valuesOf(country, asn), inside);
  }
  countNeighbors(links, countryOf, (country, asn) => countries.get(country)?.get(asn));
  return new Map(
    Array.from(countries, ([country, networks]) => [
      country,
      rate<LocalMetric>(
        Array.from(networks, ([asn, values]) => ({ asn, values })),
        { score: 'local-score', cone: 'local-asn-count-in-cc', neighbors: 'local-neighbors' },
      ),
    ]),
  );
}

function nothing(): Values {
  return {
    'local-score': 0,
    'local-customers': 0,
    'local-asn-count-in-cc': 0,
    'local-providers': 0,
    'local-peers': 0,
    'local-neighbors': 0,
    'local-prefix-count': 0,
    'local-prefix-count-in-cc': 0,
  };
}

type Inside = Pick<Values, 'local-asn-count-in-cc' | 'local-prefix-count-in-cc'>;

/** Networks and prefixes of a cone by country. A prefix originated by two networks of a country counts once. */
function insideByCountry(cone: ReadonlySet<number>, { countryOf, origination }: LocalGrounds): Map<string, Inside> {
  const inside = new Map<string, Inside>();
  const of = (country: string): Inside => {
    let counted = inside.get(country);
    if (!counted) inside.set(country, (counted = { 'local-asn-count-in-cc': 0, 'local-prefix-count-in-cc': 0 }));
    return counted;
  };
  for (const asn of cone) {
    const country = countryOf(asn);
    if (country === null) continue;
    const counted = of(country);
    counted['local-asn-count-in-cc']++;
    counted['local-prefix-count-in-cc'] += origination.alone.get(asn) ?? 0;
  }
  for (const origins of origination.shared) {
    const countries = new Set(origins.filter((asn) => cone.has(asn)).map(countryOf));
    for (const country of countries) if (country !== null) of(country)['local-prefix-count-in-cc']++;
  }
  return inside;
}

const localNames = {
  customers: 'local-customers',
  providers: 'local-providers',
  peers: 'local-peers',
  neighbors: 'local-neighbors',
} as const satisfies Record<keyof NeighborCounts, LocalMetric>;

/** Fills in the number of neighbors that networks have in a country, if they are rated there. */
function countNeighbors(
  links: LocalGrounds['links'],
  countryOf: LocalGrounds['countryOf'],
  valuesOf: (country: string, asn: number) => Values | undefined,
): void {
  const byCountry = new Map<string, { a: number; b: number; type: LocalGrounds['links'][number]['type'] }[]>();
  for (const link of links) {
    for (const country of new Set([countryOf(link.a), countryOf(link.b)])) {
      if (country === null) continue;
      const list = byCountry.get(country);
      if (list) list.push(link);
      else byCountry.set(country, [link]);
    }
  }
  for (const [country, some] of byCountry) {
    for (const [asn, counts] of neighborCounts(some, (neighbor) => countryOf(neighbor) === country)) {
      const values = valuesOf(country, asn);
      if (!values) continue;
      for (const role of ['customers', 'providers', 'peers', 'neighbors'] as const)
        values[localNames[role]] = counts[role];
    }
  }
}
