/** What a registry lists directly under an AS-SET, or with everything nested in it resolved. */
export interface SourceMembers {
  /** The registry: `RIPE`, `RADB`. */
  readonly source: string;
  /** As written: `AS64512`, `AS64512:AS-CUSTOMERS`. */
  readonly members: readonly string[];
}

/** An AS-SET that a registry holds. */
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

/** A way from the set back into itself. */
export interface AsSetLoop {
  readonly source: string;
  /** Sets from the one on show downwards. */
  readonly path: readonly string[];
  /** The set that the last one of the path holds although the path has passed it. */
  readonly loop: string;
}

/** What is known of a network that is a member. */
export interface MemberNetwork {
  readonly asName: string | null;
  readonly prefixCount: number | null;
}

/** What is known of a set that is a member. */
export interface MemberSet {
  readonly descr: readonly string[];
  readonly membersCount: number | null;
  readonly prefixCount: number | null;
}

/** A member and the registries that list it. */
export interface Member {
  /** As written, in capitals. */
  readonly name: string;
  readonly sources: readonly string[];
}

/** A member with what is known of it: null where no source has it, undefined while it is on its way. */
export interface MemberRow<Facts> extends Member {
  readonly facts: Facts | null | undefined;
}
export type NetworkRow = MemberRow<MemberNetwork>;
export type SetRow = MemberRow<MemberSet>;

/** What is asked for row by row, by the names of members in capitals; absent while unknown. */
export interface MemberFacts {
  readonly networks: ReadonlyMap<string, MemberNetwork>;
  readonly sets: ReadonlyMap<string, MemberSet>;
}
