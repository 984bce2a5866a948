/** Members that a registry lists for an AS-SET, either directly or with nested sets resolved. */
export interface SourceMembers {
  /** The registry: `RIPE`, `RADB`. */
  readonly source: string;
  /** As written: `AS64512`, `AS64512:AS-CUSTOMERS`. */
  readonly members: readonly string[];
}

/** An AS-SET in a registry. */
export interface AsSetObject {
  readonly rpslPk: string;
  readonly source: string;
  readonly descr: readonly string[];
}

/** The text of the object in one registry. */
export interface RawAsSet {
  readonly source: string;
  readonly objectText: string;
}

/** A path from the set back to itself. */
export interface AsSetLoop {
  readonly source: string;
  /** Sets from the current one downwards. */
  readonly path: readonly string[];
  /** The set that the last one of the path contains although it is already in the path. */
  readonly loop: string;
}

/** Facts about a member network. */
export interface MemberNetwork {
  readonly asName: string | null;
  readonly prefixCount: number | null;
}

/** Facts about a member set. */
export interface MemberSet {
  readonly descr: readonly string[];
  readonly membersCount: number | null;
  readonly prefixCount: number | null;
}

/** A member and the registries that list it. */
export interface Member {
  /** As written, in upper case. */
  readonly name: string;
  readonly sources: readonly string[];
}

/** A member with its facts: null if no source has them, undefined while they load. */
export interface MemberRow<Facts> extends Member {
  readonly facts: Facts | null | undefined;
}
export type NetworkRow = MemberRow<MemberNetwork>;
export type SetRow = MemberRow<MemberSet>;

/** Facts that are fetched per row, by upper-case member name; absent while unknown. */
export interface MemberFacts {
  readonly networks: ReadonlyMap<string, MemberNetwork>;
  readonly sets: ReadonlyMap<string, MemberSet>;
}
