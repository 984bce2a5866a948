import { contains, type Prefix } from '../prefix/prefix.ts';
import type { SpecialPurposeRegistry } from './registry.ts';
import type { SpecialBlock } from './specialBlock.ts';

/**
 * Finds the most specific block of a registry that contains a whole prefix or address; among equal ones, the later row wins. Undefined for
 * ordinary space.
 */
export function specialBlockFinder({ blocks }: SpecialPurposeRegistry): (prefix: Prefix) => SpecialBlock | undefined {
  const specificFirst = blocks.toReversed().sort((a, b) => b.prefix.length - a.prefix.length);
  return (prefix) => specificFirst.find((candidate) => contains(candidate.prefix, prefix));
}
