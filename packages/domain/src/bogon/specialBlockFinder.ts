import { contains, type Prefix } from '../prefix/prefix.ts';
import type { SpecialPurposeRegistry } from './registry.ts';
import type { SpecialBlock } from './specialBlock.ts';

/** The most specific block of a registry that holds a whole prefix or address; a later row wins over an equal one. Undefined for ordinary space. */
export function specialBlockFinder({ blocks }: SpecialPurposeRegistry): (prefix: Prefix) => SpecialBlock | undefined {
  const specificFirst = blocks.toReversed().sort((a, b) => b.prefix.length - a.prefix.length);
  return (prefix) => specificFirst.find((candidate) => contains(candidate.prefix, prefix));
}
