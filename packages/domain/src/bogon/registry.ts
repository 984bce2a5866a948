import { formatPrefix, parsePrefix } from '../prefix/prefix.ts';
import { RESERVED_ASNS, type AsnRange } from '../asn/reserved.ts';
import { IANA_SPECIAL_PURPOSE } from './ianaSpecialPurpose.ts';
import type { SpecialBlock, SpecialBlockRow } from './specialBlock.ts';

/** Blocks and numbers that must not be seen on one Internet; a lab's registry declares its own as ordinary by leaving them out. */
export interface SpecialPurposeRegistry {
  readonly blocks: readonly SpecialBlock[];
  readonly reservedAsns: readonly AsnRange[];
}

/** IANA's registries with multicast and class E, and the reserved AS numbers. */
export const IANA_REGISTRY: SpecialPurposeRegistry = {
  blocks: readBlocks(IANA_SPECIAL_PURPOSE),
  reservedAsns: RESERVED_ASNS,
};

/** Parses rows into blocks; throws a `RangeError` for a row with an invalid prefix. */
export function readBlocks(rows: readonly SpecialBlockRow[]): SpecialBlock[] {
  return rows.map(([text, name, source, globallyReachable]) => {
    const prefix = parsePrefix(text);
    if (!prefix) throw new RangeError(`Not a prefix: ${text}`);
    return { prefix, name, source, globallyReachable };
  });
}

/** The registry with the given blocks and AS numbers declared ordinary. More specific special-purpose blocks inside them stay special. */
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

/** Blocks that IANA lists in other registries: multicast, and IPv6 space reserved by the IETF. */
const KEPT_ELSEWHERE: ReadonlySet<string> = new Set(['224.0.0.0/4', 'ff00::/8', '::/8']);
/** Reserved in the registry of AS numbers, not in that of special-purpose numbers. */
const ASNS_KEPT_ELSEWHERE: AsnRange = { first: 65_552, last: 131_071 };

/**
 * The registry from loaded files, which replaces the built-in one: blocks of each IP version and AS numbers come from the files if they contain
 * any, otherwise from the built-in registry. Entries that IANA lists in other registries stay.
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

/** Reserved AS numbers that a registry leaves out and thereby declares ordinary. */
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
