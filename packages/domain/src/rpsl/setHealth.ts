import { isReservedAsn, type AsnRange } from '../asn/reserved.ts';
import { reservedUse, type ReservedUse } from '../asn/reservedUse.ts';
import { findLoops, networksOf, type ReachedSets, type SetLoop } from './expandSet.ts';
import { depthOf, type SetDepth } from './setDepth.ts';

/** What is known of an as-set and of all sets in it, before anything is judged. */
export interface SetFacts {
  /** Key of the set, as the reader names it. */
  readonly root: string;
  readonly sets: ReachedSets;
  /** Names that stand in several registries: those of the set itself and of sets that are reached, with the key that was followed. */
  readonly homonyms: readonly SetHomonym[];
  /** Networks whose set it is, and all that are seen behind them; null where no one is known to own it, or no route shows an owner. */
  readonly behind: SeenBehind | null;
  /** Reserved numbers that are ordinary here, as in a laboratory. */
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

/** A name that no registry has, with the first set that lists it. */
export interface MissingSet {
  readonly name: string;
  readonly listedBy: string;
}

export const HEALTH_CHECKS = ['loops', 'depth', 'reserved', 'homonyms', 'missing', 'unseen'] as const;
export type HealthCheck = (typeof HEALTH_CHECKS)[number];

/** How much a finding matters: `ok` where nothing is found, `unknown` where nothing can be said. */
export type HealthLevel = 'ok' | 'unknown' | 'info' | 'low' | 'medium' | 'high';

/** What was found in an as-set; of loops the first `MOST_LOOPS`. */
export interface SetHealth {
  readonly levels: Readonly<Record<HealthCheck, HealthLevel>>;
  readonly sets: number;
  readonly networks: number;
  readonly loops: readonly SetLoop[];
  readonly depth: SetDepth;
  readonly reserved: readonly ReservedMember[];
  readonly homonyms: readonly SetHomonym[];
  readonly missing: readonly MissingSet[];
  /** Members that are not seen behind the owners; null where that is not known. */
  readonly unseen: { readonly owners: readonly number[]; readonly asns: readonly number[] } | null;
}

/** Levels of nesting beyond which tools that build filters are known to be cut off or to time out. */
export const DEEP = 10;
/** Loops that are looked for. */
const MOST_LOOPS = 50;

/**
 * Judges an as-set by what those who build filters from it stumble over: what it holds is taken at its word, so that a network
 * which stands in it by mistake is let through.
 */
export function judgeSet(facts: SetFacts): SetHealth {
  const { root, sets, homonyms, behind } = facts;
  const networks = networksOf(sets);
  const loops = findLoops(root, sets, MOST_LOOPS);
  const depth = depthOf(root, sets);
  const reserved = reservedMembers(facts);
  const missing = missingSets(sets);
  // Reserved numbers have a finding of their own, and no route of the Internet may show them.
  const known = new Set(reserved.map(({ asn }) => asn));
  const unseen = behind && {
    owners: behind.owners,
    asns: networks.filter((asn) => !behind.asns.has(asn) && !known.has(asn)),
  };
  return {
    levels: {
      loops: loops.length > 0 ? 'medium' : 'ok',
      depth: depth.levels > DEEP ? 'low' : 'ok',
      // A filter with AS 0 or another number that no one holds lets through what no one answers for.
      reserved: reserved.some(({ use }) => use === 'zero') ? 'high' : reserved.length > 0 ? 'medium' : 'ok',
      homonyms: homonyms.length > 0 ? 'low' : 'ok',
      missing: missing.length > 0 ? 'medium' : 'ok',
      // Backup customers and networks that no collector sees are members rightly: worth a look, not a fault.
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
      const use = isReservedAsn(asn, ordinary) ? reservedUse(asn) : undefined;
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
