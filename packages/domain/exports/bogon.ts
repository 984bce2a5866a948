/** Prefixes and AS numbers that must not be seen in the Internet's routing. */
export { type AsnBogon, type BogonCheck, createBogonCheck, type PrefixBogon } from '../src/bogon/bogonCheck.ts';
export {
  IANA_REGISTRY,
  ordinaryIn,
  readBlocks,
  registryOfFiles,
  withOrdinary,
  type SpecialPurposeRegistry,
} from '../src/bogon/registry.ts';
export type { SpecialBlock, SpecialBlockRow } from '../src/bogon/specialBlock.ts';
export { specialBlockFinder } from '../src/bogon/specialBlockFinder.ts';
export { specialPurposeReader } from '../src/bogon/specialPurposeCsv.ts';
export type { SpecialAsns, SpecialPurposeReader, SpecialPurposeRow } from '../src/bogon/specialPurposeCsv.ts';
