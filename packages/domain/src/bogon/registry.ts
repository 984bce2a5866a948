import { parsePrefix } from '../prefix/prefix.ts';
import { RESERVED_ASNS, type AsnRange } from '../asn/reserved.ts';
import { IANA_SPECIAL_PURPOSE } from './ianaSpecialPurpose.ts';
import type { SpecialBlock, SpecialBlockRow } from './specialBlock.ts';

/** What must not be seen on one Internet; a laboratory's registry declares its own blocks and numbers ordinary by leaving them out. */
export interface SpecialPurposeRegistry {
  readonly blocks: readonly SpecialBlock[];
  readonly reservedAsns: readonly AsnRange[];
}

/** IANA's registries with multicast and class E, and the reserved AS numbers. */
export const IANA_REGISTRY: SpecialPurposeRegistry = {
  blocks: readBlocks(IANA_SPECIAL_PURPOSE),
  reservedAsns: RESERVED_ASNS,
};

/** Blocks of rows; throws a `RangeError` at a row whose prefix is none. */
export function readBlocks(rows: readonly SpecialBlockRow[]): SpecialBlock[] {
  return rows.map(([text, name, source, globallyReachable]) => {
    const prefix = parsePrefix(text);
    if (!prefix) throw new RangeError(`Not a prefix: ${text}`);
    return { prefix, name, source, globallyReachable };
  });
}

/** The registry with the given blocks and AS numbers declared ordinary. A more specific block that it sets aside stays so. */
export function withOrdinary(
  registry: SpecialPurposeRegistry,
  ordinary: { readonly prefixes: readonly string[]; readonly asns: readonly AsnRange[] },
): SpecialPurposeRegistry {
  const rows = ordinary.prefixes.map((prefix): SpecialBlockRow => [prefix, 'Ordinary', 'local registry', true]);
  return {
    blocks: [...registry.blocks, ...readBlocks(rows)],
    reservedAsns: ordinary.asns.reduce(without, registry.reservedAsns),
  };
}

function without(ranges: readonly AsnRange[], hole: AsnRange): readonly AsnRange[] {
  return ranges.flatMap(({ first, last }) =>
    [
      { first, last: Math.min(last, hole.first - 1) },
      { first: Math.max(first, hole.last + 1), last },
    ].filter((part) => part.first <= part.last),
  );
}
