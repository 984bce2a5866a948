import type { AsnRange } from '../asn/reserved.ts';
import type { Prefix } from '../prefix/prefix.ts';
import { IANA_REGISTRY, type SpecialPurposeRegistry } from './registry.ts';
import type { SpecialBlock } from './specialBlock.ts';
import { specialBlockFinder } from './specialBlockFinder.ts';

/** Longest prefixes that networks accept from each other. */
const LONGEST = { 4: 24, 6: 48 } as const;

/** Why a prefix must not appear in Internet routing. */
export type PrefixBogon =
  | { readonly kind: 'special-purpose'; readonly block: SpecialBlock }
  | { readonly kind: 'too-big-mask'; readonly longest: number };

/** An AS number that must not be in a path, with the reserved range that contains it. */
export interface AsnBogon {
  readonly asn: number;
  readonly range: AsnRange;
}

export interface BogonCheck {
  /** The reason, or undefined for an ordinary prefix. A default route and a block wider than any special one are ordinary. */
  prefix(prefix: Prefix): PrefixBogon | undefined;
  /** The first reserved AS number of a path, from the origin back to the collector; undefined if there is none. */
  path(asns: readonly number[]): AsnBogon | undefined;
}

/**
 * Checks against a special-purpose registry, by default IANA's. The most specific block that contains a prefix decides; among equal ones, the
 * later row wins. A globally reachable block of any length, such as 192.0.0.9/32, is ordinary as a whole; anything else longer than /24 or /48
 * is "too big mask".
 */
export function createBogonCheck(registry: SpecialPurposeRegistry = IANA_REGISTRY): BogonCheck {
  const blockAround = specialBlockFinder(registry);
  return {
    prefix(prefix) {
      const block = blockAround(prefix);
      if (block && !block.globallyReachable) return { kind: 'special-purpose', block };
      const isWholeBlock = block?.prefix.length === prefix.length;
      const longest = LONGEST[prefix.version];
      return prefix.length > longest && !isWholeBlock ? { kind: 'too-big-mask', longest } : undefined;
    },
    path(asns) {
      for (const asn of asns.toReversed()) {
        const range = registry.reservedAsns.find(({ first, last }) => asn >= first && asn <= last);
        if (range) return { asn, range };
      }
      return undefined;
    },
  };
}
