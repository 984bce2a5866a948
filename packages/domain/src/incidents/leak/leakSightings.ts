import type { PrefixStory, StoryRoute } from '../../history/story.ts';
import type { IpVersion } from '../../prefix/address.ts';
import { cleanPath } from '../../relations/cleanPath.ts';
import type { Relation } from '../../relations/graph.ts';
import { findLeak, type Leak } from '../../relations/leak.ts';
import type { LeakLookup } from '../circumstances.ts';
import { trustedRelation } from './trustedRelation.ts';

/** A route that broke the valley-free rule. */
export interface LeakSighting {
  readonly ipVersion: IpVersion;
  readonly leak: Leak;
  readonly prefix: string;
  /** AS number of the peer that told it. */
  readonly peerAsn: number;
  readonly route: StoryRoute;
}

/**
 * Names the segment of a leak: what leaks are grouped by. A leaker that passes what it has from one network to several of one kind makes one
 * leak, and those several are its acceptors.
 */
export function segmentKey({ ipVersion, leak }: Pick<LeakSighting, 'ipVersion' | 'leak'>): string {
  return `leak ${ipVersion} ${leak.from} ${leak.leaker} ${leak.type}`;
}

/** What was announced so long before was there before. */
const BEFORE = 3600;

/** Finds the leaks of paths, each path once. */
export class LeakReader {
  readonly #lookup: LeakLookup;
  readonly #now: number;
  readonly #leaks = { 4: new Map<number, Leak | null>(), 6: new Map<number, Leak | null>() };

  /** @param now the newest instant of which the stories tell. */
  constructor(lookup: LeakLookup, now: number) {
    this.#lookup = lookup;
    this.#now = now;
  }

  /** The routes of a prefix that are leaks. */
  sightings({ prefix, ipVersion, routes }: PrefixStory): LeakSighting[] {
    const found: LeakSighting[] = [];
    for (const route of routes) {
      const leak = this.#leakOf(route.path, ipVersion);
      if (leak && !this.#isForged(leak, route, routes, ipVersion))
        found.push({ ipVersion, leak, prefix, peerAsn: this.#lookup.peerAsn(route.peer), route });
    }
    return found;
  }

  /**
   * A prefix that is new, and that its origin seems to give to a network over a young link: not leaked but forged, which is a hijack. A leak
   * carries what was there before.
   */
  #isForged(leak: Leak, route: StoryRoute, routes: readonly StoryRoute[], ipVersion: IpVersion): boolean {
    const { fact } = trustedRelation(leak.from, leak.leaker, ipVersion, this.#lookup, this.#now);
    if (fact || leak.from !== route.origin) return false;
    return !routes.some(({ origin, from }) => origin === route.origin && from < route.from - BEFORE);
  }

  #leakOf(path: number, ipVersion: IpVersion): Leak | null {
    const known = this.#leaks[ipVersion].get(path);
    if (known !== undefined) return known;
    const { bogons } = this.#lookup;
    const clean = cleanPath(this.#lookup.path(path), { isReserved: (asn) => bogons.path([asn]) !== undefined });
    const relation = (a: number, b: number): Relation =>
      trustedRelation(a, b, ipVersion, this.#lookup, this.#now).relation;
    const leak = (typeof clean === 'string' ? undefined : findLeak(clean, relation)) ?? null;
    this.#leaks[ipVersion].set(path, leak);
    return leak;
  }
}
