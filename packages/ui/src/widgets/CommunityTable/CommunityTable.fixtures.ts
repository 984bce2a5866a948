import type { DescribedCommunity } from './community.ts';

const meanings = [
  'Learned from a customer',
  'Learned from a peer in Amsterdam, the Netherlands',
  'Learned from an upstream provider',
  'Do not announce to peers',
  'Prepend once towards all peers',
  'Lower the local preference below that of every peer: for back-up links whose traffic shall only flow when nothing else is left, whatever the length of the AS path',
  'مسار من عميل',
] as const;

/** Undocumented communities of a network, as carried by routes. */
export const observedCommunities: readonly DescribedCommunity[] = [3, 12_400, 50_000].map((prefixes, at) => ({
  community: `64512:${100 + at}`,
  pattern: null,
  description: '',
  prefixes,
  isAtLeast: at === 2,
}));

/** `count` communities of one network, one in four documented by a pattern. */
export function manyCommunities(count: number, asn = 64512): DescribedCommunity[] {
  return Array.from({ length: count }, (_, at) => ({
    community: `${asn}:${100 + at}`,
    pattern: at % 4 === 3 ? `${asn}:1xx` : null,
    description: meanings[at % meanings.length] ?? '',
  }));
}
