import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { RelationCounts } from './repository.ts';

export type Preset = AnswerOf<Endpoints['targetPresets']>[number];

/** The first preset is shown by default, so it must stay readable. */
const READABLE = 20;
const LARGEST = 10;

export interface PresetFacts {
  readonly origin: number;
  /** Vantage points that send the prefix. */
  readonly peers: readonly { readonly asn: number; readonly country: Country | null }[];
  /** Networks on the paths, with their numbers of customers and providers in the relation model. */
  readonly counts: readonly RelationCounts[];
}

export interface Country {
  readonly code: string;
  readonly name: string;
}

/**
 * The presets; the first is the default.
 *
 * The default is all vantage points if there are few, otherwise the largest networks on the paths. Then come networks without providers and the
 * vantage points of each country, by its name.
 */
export function choosePresets({ origin, peers, counts }: PresetFacts): Preset[] {
  const all = preset(
    'All peers',
    peers.map((peer) => peer.asn),
  );
  const others = counts.filter((each) => each.asn !== origin && each.customers > 0);
  const bySize = others.toSorted((a, b) => b.customers - a.customers || a.asn - b.asn);
  const largest = preset(
    'Largest networks',
    bySize.slice(0, LARGEST).map((each) => each.asn),
  );
  const top = bySize.filter((each) => each.providers === 0).slice(0, READABLE);
  const tier1 = preset(
    'Tier-1',
    top.map((each) => each.asn),
  );
  const some = preset(
    'Some peers',
    peers.slice(0, READABLE).map((peer) => peer.asn),
  );
  const many = peers.length > READABLE;
  const first = many ? [largest.asns.length > 0 ? largest : some, tier1, all] : [all, tier1, largest];
  return [...first.filter((each) => each.asns.length > 0), ...byCountry(peers)];
}

function byCountry(peers: PresetFacts['peers']): Preset[] {
  const countries = new Map<string, Preset>();
  for (const { asn, country } of peers) {
    if (!country) continue;
    const known = countries.get(country.code) ?? { name: country.name, asns: [], country_code: country.code };
    known.asns.push(asn);
    countries.set(country.code, known);
  }
  return [...countries.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function preset(name: string, asns: number[]): Preset {
  return { name, asns, country_code: null };
}
