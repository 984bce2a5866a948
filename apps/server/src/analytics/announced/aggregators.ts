import { aggregateOf, parseAsPath } from '@routeglass/domain/as-path';
import type { StoryRoute } from '@routeglass/domain/history';
import type { TextOf } from '../stories/setPaths.ts';

/** A network that announces an aggregate: a route with an AS_SET at the end of its path. */
export interface Aggregator {
  /** The network just before the AS_SET. */
  readonly origin: number;
  /** Number of vantage points that carry the prefix from it. */
  readonly peers: number;
  /** Members of all AS_SETs seen behind it, ascending. */
  readonly members: readonly number[];
}

/** Returns the networks that announce a prefix as an aggregate without a single origin. */
export function aggregatorsOf(routes: readonly StoryRoute[], textOf: TextOf): readonly Aggregator[] {
  const found = new Map<number, { peers: Set<number>; members: Set<number> }>();
  for (const route of routes) {
    if (route.origin !== null || route.until !== null) continue;
    const aggregate = aggregateOf(parseAsPath(textOf(route.path)) ?? []);
    if (!aggregate) continue;
    const known = found.get(aggregate.origin) ?? { peers: new Set(), members: new Set() };
    found.set(aggregate.origin, known);
    known.peers.add(route.peer);
    for (const asn of aggregate.members) known.members.add(asn);
  }
  return [...found].map(([origin, { peers, members }]) => {
    return { origin, peers: peers.size, members: [...members].sort((a, b) => a - b) };
  });
}
