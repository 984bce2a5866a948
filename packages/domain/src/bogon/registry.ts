import { formatPrefix, parsePrefix } from '../prefix/prefix.ts';
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

/** Blocks that IANA keeps in registries of their own: multicast and what IPv6 does not use yet. */
const KEPT_ELSEWHERE: ReadonlySet<string> = new Set(['224.0.0.0/4', 'ff00::/8', '::/8']);
/** Reserved by the registry of AS numbers, not by that of special purposes. */
const ASNS_KEPT_ELSEWHERE: AsnRange = { first: 65_552, last: 131_071 };

/**
 * The registry that loaded files make, in place of the built-in one: blocks of each IP version and AS numbers from the files where these have
 * some, otherwise the built-in ones. What IANA keeps in other registries stays.
 */
export function registryOfFiles(
  blocks: readonly SpecialBlock[],
  asns: readonly AsnRange[],
  builtIn: SpecialPurposeRegistry = IANA_REGISTRY,
): SpecialPurposeRegistry {
  const versions = new Set(blocks.map(({ prefix }) => prefix.version));
  const kept = builtIn.blocks.filter(
    ({ prefix }) => !versions.has(prefix.version) || KEPT_ELSEWHERE.has(formatPrefix(prefix)),
  );
  return {
    blocks: [...kept, ...blocks],
    reservedAsns: asns.length === 0 ? builtIn.reservedAsns : [...asns, ASNS_KEPT_ELSEWHERE],
  };
}

/** Reserved AS numbers that a registry leaves out, and so declares ordinary. */
export function ordinaryIn({ reservedAsns }: SpecialPurposeRegistry): readonly AsnRange[] {
  return reservedAsns.reduce(without, IANA_REGISTRY.reservedAsns);
}

function without(ranges: readonly AsnRange[], hole: AsnRange): readonly AsnRange[] {
  return ranges.flatMap(({ first, last }) =>
    [
      { first, last: Math.min(last, hole.first - 1) },
      { first: Math.max(first, hole.last + 1), last },
    ].filter((part) => part.first <= part.last),
  );
}
