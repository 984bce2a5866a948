import { isReservedAsn, type AsnRange } from '../asn/reserved.ts';
import { type ReservedUse, specialAsn } from '../asn/specialAsn.ts';
import { findLoops, networksOf, type ReachedSets, type SetLoop } from './expandSet.ts';
import { depthOf, type SetDepth } from './setDepth.ts';

/** Facts about an as-set and all sets in it, before they are judged. */
export interface SetFacts {
  /** Key of the set, as used by the reader. */
  readonly root: string;
  readonly sets: ReachedSets;
  /** Names that are in several registries: of the set itself and of the sets it reaches, with the key that was followed. */
  readonly homonyms: readonly SetHomonym[];
  /** Owners of the set, and all networks seen behind them; null if no owner is known or no route shows one. */
  readonly behind: SeenBehind | null;
  /** Reserved numbers that are ordinary here, as in a lab. */
  readonly ordinary?: readonly AsnRange[];
}

export interface SetHomonym {
  readonly name: string;
  /** The registry whose set was followed. */
  readonly followed: string;
  readonly sources: readonly string[];
}

export interface SeenBehind {
  readonly owners: readonly number[];
  /** Owners, their customers, and the customers of these. */
  readonly asns: ReadonlySet<number>;
}

/** A reserved number among the members, with the first set that lists it. */
export interface ReservedMember {
  readonly asn: number;
  readonly use: ReservedUse;
  readonly listedBy: string;
}

/** A name that is in no registry, with the first set that lists it. */
export interface MissingSet {
  readonly name: string;
  readonly listedBy: string;
}

export const HEALTH_CHECKS = ['loops', 'depth', 'reserved', 'homonyms', 'missing', 'unseen'] as const;
export type HealthCheck = (typeof HEALTH_CHECKS)[number];

/** Severity of a finding: `ok` if nothing was found, `unknown` if it cannot be judged. */
export type HealthLevel = 'ok' | 'unknown' | 'info' | 'low' | 'medium' | 'high';

/** The findings about an as-set; at most `MOST_LOOPS` loops. */
export interface SetHealth {
  readonly levels: Readonly<Record<HealthCheck, HealthLevel>>;
  readonly sets: number;
  readonly networks: number;
  readonly loops: readonly SetLoop[];
  readonly depth: SetDepth;
  readonly reserved: readonly ReservedMember[];
  readonly homonyms: readonly SetHomonym[];
  readonly missing: readonly MissingSet[];
  /** Members that are not seen behind the owners; null if unknown. */
  readonly unseen: { readonly owners: readonly number[]; readonly asns: readonly number[] } | null;
}

/** With more levels of nesting than this, tools that build filters are known to stop early or time out. */
export const DEEP = 10;
/** Number of loops to look for. */
const MOST_LOOPS = 50;

/**
 * Judges an as-set by problems for networks that build filters from it. They take its content literally, so a network that is in it by mistake
 * is let through.
 */
export function judgeSet(facts: SetFacts): SetHealth {
  const { root, sets, homonyms, behind } = facts;
  const networks = networksOf(sets);
  const loops = findLoops(root, sets, MOST_LOOPS);
  const depth = depthOf(root, sets);
  const reserved = reservedMembers(facts);
  const missing = missingSets(sets);
  // Reserved numbers have their own finding, and no Internet route may show them.
  const known = new Set(reserved.map(({ asn }) => asn));
  const unseen = behind && {
    owners: behind.owners,
    asns: networks.filter((asn) => !behind.asns.has(asn) && !known.has(asn)),
  };
  return {
    levels: {
      loops: loops.length > 0 ? 'medium' : 'ok',
      depth: depth.levels > DEEP ? 'low' : 'ok',
      // A filter with AS 0 or another unassigned number accepts routes that no network is responsible for.
      reserved: reserved.some(({ use }) => use === 'zero') ? 'high' : reserved.length > 0 ? 'medium' : 'ok',
      homonyms: homonyms.length > 0 ? 'low' : 'ok',
      missing: missing.length > 0 ? 'medium' : 'ok',
      // Backup customers and networks that no collector sees are legitimate members: worth a look, but not an error.
      unseen: unseen === null ? 'unknown' : unseen.asns.length > 0 ? 'info' : 'ok',
    },
    sets: sets.size,
    networks: networks.length,
    loops,
    depth,
    reserved,
    homonyms,
    missing,
    unseen,
  };
}

function reservedMembers({ sets, ordinary }: SetFacts): ReservedMember[] {
  const found = new Map<number, ReservedMember>();
  for (const [listedBy, { asns }] of sets) {
    for (const asn of asns) {
      const use = isReservedAsn(asn, ordinary) ? specialAsn(asn)?.use : undefined;
      if (use && !found.has(asn)) found.set(asn, { asn, use, listedBy });
    }
  }
  return [...found.values()].sort((a, b) => a.asn - b.asn);
}

function missingSets(sets: ReachedSets): MissingSet[] {
  const found = new Map<string, MissingSet>();
  for (const [listedBy, { missing = [] }] of sets)
    for (const name of missing) if (!found.has(name)) found.set(name, { name, listedBy });
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
