import type { AnnouncedPrefix, NetworkBrief, SearchResult, Validity } from '../../facts/searchResult.ts';
import type { SpecialPurpose } from '../../facts/specialPurpose.ts';

/** Networks of the simulated Internet. */
export const alder: NetworkBrief = { asn: 64512, asName: 'ALDER-NET', countryCode: 'NL', countryName: 'Netherlands' };
export const birch: NetworkBrief = { asn: 64601, asName: 'BIRCH-TRANSIT', countryCode: 'DE', countryName: 'Germany' };

/** A name in a right-to-left script. */
export const rightToLeft: NetworkBrief = {
  asn: 64700,
  asName: 'شبكة الزيتون للاتصالات',
  countryCode: 'JO',
  countryName: 'Jordan',
};

/** A name longer than any column. */
export const longNamed: NetworkBrief = {
  asn: 4200000123,
  asName: 'THE-INTERNATIONAL-ASSOCIATION-OF-VERY-LONG-NETWORK-NAMES-AND-OTHER-RECORD-BREAKING-REGISTRATIONS',
  countryCode: 'GB',
  countryName: 'United Kingdom of Great Britain and Northern Ireland',
};

/** A network known only by its number. */
export const nameless: NetworkBrief = { asn: 65530, asName: null, countryCode: null, countryName: null };

export const networks = [alder, birch, rightToLeft, longNamed, nameless] as const;

const verdicts: readonly Validity[] = ['valid', 'valid', 'unknown', 'invalid'];

/** `count` prefixes, alternating IPv4 and IPv6, over the networks in turn. */
export function manyPrefixes(count: number, origin?: NetworkBrief): AnnouncedPrefix[] {
  return Array.from({ length: count }, (_, index) => ({
    prefix:
      index % 3 === 2 ? `fd00:${index.toString(16)}::/32` : `10.${Math.floor(index / 256) % 256}.${index % 256}.0/24`,
    origin: origin ?? networks[index % networks.length] ?? alder,
    roa: verdicts[index % verdicts.length] ?? 'unknown',
    routeObject: verdicts[(index + 1) % verdicts.length] ?? 'unknown',
    propagation: index % 7 === 6 ? null : 12 - (index % 5),
    relativePropagation: index % 7 === 6 ? null : ((12 - (index % 5)) / 12) * 100,
  }));
}

/** Private addresses, as used by the simulated networks. */
export const privateUse: SpecialPurpose = {
  prefix: '10.0.0.0/8',
  name: 'Private use',
  source: 'RFC 1918',
  isReachable: false,
  isOrdinaryInSample: true,
};

/** One result of each type. */
export const oneOfEach: readonly SearchResult[] = [
  ...networks.map((network): SearchResult => ({
    type: 'autonomous-system',
    ...network,
    orgName: network.asName,
  })),
  { type: 'origin', prefix: '10.0.0.0/16', origin: alder },
  { type: 'origin', prefix: 'fd00:1::/32', origin: rightToLeft },
  { type: 'origin', prefix: '10.0.0.0/14', origin: birch, knownBy: 'registry' },
  ...manyPrefixes(6).map((prefix): SearchResult => ({ type: 'prefix', ...prefix })),
  { type: 'domain', name: 'alder.example' },
  { type: 'as-set', rpslPk: 'AS64512:AS-CUSTOMERS', source: 'LAB', descr: ['Customers of Alder'] },
  { type: 'bgp-community', asn: 64512, community: '64512:100', description: 'Learned from a customer' },
  { type: 'special-purpose', ...privateUse },
  { type: 'unknown' },
];
