import type { PrefixStory, StoryRoute } from '../../history/story.ts';
import type { IpVersion } from '../../prefix/address.ts';
import type { Leak } from '../../relations/leak.ts';
import type { LeakLookup } from '../circumstances.ts';
import { cleanedPath } from './cleanedPath.ts';
import { judgePath } from './judgePath.ts';
import { trustedRelation } from './trustedRelation.ts';

/** A route that broke the valley-free rule. */
export interface LeakSighting {
  readonly ipVersion: IpVersion;
  readonly leak: Leak;
  readonly prefix: string;
  /** AS number of the peer that had the route. */
  readonly peerAsn: number;
  readonly route: StoryRoute;
}

/**
 * The segment by which leaks are grouped. If a leaker passes routes from one network on to several with the same relation, that is one leak;
 * those several are its acceptors.
 */
export function segmentKey({ ipVersion, leak }: Pick<LeakSighting, 'ipVersion' | 'leak'>): string {
  return `leak ${ipVersion} ${leak.from} ${leak.leaker} ${leak.type}`;
}

/** If a prefix was announced this many seconds earlier, it existed before. */
const BEFORE = 3600;

/** A route is judged by the relations at the start of the interval of this many seconds in which it was announced. */
const BELIEF = 3600;

/** The instant whose relations judge a route announced at `from`. */
export function beliefsAt(from: number): number {
  return from - (from % BELIEF);
}

/** Finds leaks on paths; judges each path once per instant. */
export class LeakReader {
  readonly #lookup: LeakLookup;
  /** By instant and IP version, then by path. */
  readonly #leaks = new Map<number, Map<number, Leak | null>>();

  constructor(lookup: LeakLookup) {
    this.#lookup = lookup;
  }

  /** The routes of a prefix that are leaks. */
  sightings({ prefix, ipVersion, routes }: PrefixStory): LeakSighting[] {
    const found: LeakSighting[] = [];
    for (const route of routes) {
      const leak = this.#leakOf(route, ipVersion);
      if (leak && !this.#isForged(leak, route, routes, ipVersion))
        found.push({ ipVersion, leak, prefix, peerAsn: this.#lookup.peerAsn(route.peer), route });
    }
    return found;
  }

  /**
   * Whether the prefix is new and its first link is young: then the path is forged (a hijack), not leaked. A leak carries prefixes that were
   * announced before.
   */
  #isForged(leak: Leak, route: StoryRoute, routes: readonly StoryRoute[], ipVersion: IpVersion): boolean {
    if (leak.from !== route.origin) return false;
    const { ground } = trustedRelation(leak.from, leak.leaker, ipVersion, this.#lookup, beliefsAt(route.from));
    if (ground === 'aspa' || ground === 'paths') return false;
    return !routes.some(({ origin, from }) => origin === route.origin && from < route.from - BEFORE);
  }

  #leakOf({ path, from }: StoryRoute, ipVersion: IpVersion): Leak | null {
    const at = beliefsAt(from);
    const key = 10 * at + ipVersion;
    let leaks = this.#leaks.get(key);
    if (!leaks) this.#leaks.set(key, (leaks = new Map()));
    const known = leaks.get(path);
    if (known !== undefined) return known;
    const clean = cleanedPath(path, this.#lookup);
    const leak = (clean && judgePath(clean, ipVersion, this.#lookup, at)) ?? null;
    leaks.set(path, leak);
    return leak;
  }
}
