import type { StoryRoute } from '@routeglass/domain/history';

/** A network that announces a prefix now. */
export interface Announcer {
  readonly origin: number;
  /** Number of vantage points that carry the prefix from it. */
  readonly peers: number;
}

/** Returns the networks that announce a prefix, from the routes of its story. Aggregates without a single origin are left out. */
export function announcersOf(routes: readonly StoryRoute[]): readonly Announcer[] {
  const peers = new Map<number, Set<number>>();
  for (const { origin, peer, until } of routes) {
    if (origin === null || until !== null) continue;
    const set = peers.get(origin);
    if (set) set.add(peer);
    else peers.set(origin, new Set([peer]));
  }
  return [...peers].map(([origin, { size }]) => ({ origin, peers: size }));
}
