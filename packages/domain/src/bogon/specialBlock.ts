import type { Prefix } from '../prefix/prefix.ts';

/** A block reserved for a purpose (RFC 6890 and its registries). */
export interface SpecialBlock {
  readonly prefix: Prefix;
  readonly name: string;
  /** The document that reserves it. */
  readonly source: string;
  /** Routes inside a globally reachable block are ordinary; the most specific block decides. */
  readonly globallyReachable: boolean;
}

/** A row of a special-purpose registry as text: prefix, name, source, and whether it is globally reachable. */
export type SpecialBlockRow = readonly [prefix: string, name: string, source: string, globallyReachable: boolean];
