import type { PrefixStory, StoryRoute } from '../../history/story.ts';
import type { IpVersion } from '../../prefix/address.ts';
import { cleanPath } from '../../relations/cleanPath.ts';
import { findLeak, type Leak } from '../../relations/leak.ts';
import type { LeakLookup } from '../circumstances.ts';

/** A route that broke the valley-free rule. */
export interface LeakSighting {
  readonly ipVersion: IpVersion;
  readonly leak: Leak;
  readonly prefix: string;
  /** AS number of the peer that told it. */
  readonly peerAsn: number;
  readonly route: StoryRoute;
}

/** Names the segment of a leak: what leaks are grouped by. */
export function segmentKey({ ipVersion, leak }: Pick<LeakSighting, 'ipVersion' | 'leak'>): string {
  return `leak ${ipVersion} ${leak.from} ${leak.leaker} ${leak.to} ${leak.type}`;
}

/** Finds the leaks of paths, each path once. */
export class LeakReader {
  readonly #lookup: LeakLookup;
  readonly #leaks = { 4: new Map<number, Leak | null>(), 6: new Map<number, Leak | null>() };

  constructor(lookup: LeakLookup) {
    this.#lookup = lookup;
  }

  /** The routes of a prefix that are leaks. */
  sightings({ prefix, ipVersion, routes }: PrefixStory): LeakSighting[] {
    const found: LeakSighting[] = [];
    for (const route of routes) {
      const leak = this.#leakOf(route.path, ipVersion);
      if (leak) found.push({ ipVersion, leak, prefix, peerAsn: this.#lookup.peerAsn(route.peer), route });
    }
    return found;
  }

  #leakOf(path: number, ipVersion: IpVersion): Leak | null {
    const known = this.#leaks[ipVersion].get(path);
    if (known !== undefined) return known;
    const { bogons, relations } = this.#lookup;
    const clean = cleanPath(this.#lookup.path(path), { isReserved: (asn) => bogons.path([asn]) !== undefined });
    const relation = (a: number, b: number) => relations.relation(a, b, ipVersion)?.relation ?? '?';
    const leak = (typeof clean === 'string' ? undefined : findLeak(clean, relation)) ?? null;
    this.#leaks[ipVersion].set(path, leak);
    return leak;
  }
}
