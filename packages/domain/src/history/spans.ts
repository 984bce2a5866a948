import type { StoryRoute } from './story.ts';

/** A time in which at least one peer had a route to the prefix from one origin. Seconds since 1970. */
export interface AnnouncementSpan {
  readonly origin: number;
  readonly firstSeen: number;
  /** When the last route ended; null while one is current. */
  readonly lastSeen: number | null;
  /** Whether it was in a snapshot at `firstSeen`: then it began at that time or earlier. */
  readonly fromSnapshot: boolean;
  /** Largest number of distinct peers that had it at the same time. */
  readonly peers: number;
  /** Ids of some of its paths, in order of first appearance. */
  readonly paths: readonly number[];
}

/** Seconds without any route that do not end a span: a session restarts, or BGP looks for another path. */
export const SPAN_GAP = 300;

const SAMPLE_PATHS = 3;

type Beginning = Pick<AnnouncementSpan, 'firstSeen' | 'origin'>;

/** The spans of each origin of a story, in order of start, then origin. Routes without a single origin are skipped. */
export function announcementSpans(routes: readonly StoryRoute[], gap: number = SPAN_GAP): AnnouncementSpan[] {
  const origins = new Map<number, StoryRoute[]>();
  for (const route of routes) {
    if (route.origin === null) continue;
    const list = origins.get(route.origin);
    if (list) list.push(route);
    else origins.set(route.origin, [route]);
  }
  return [...origins].flatMap(([origin, own]) => spansOf(origin, own, gap)).sort(byBeginning);
}

export function byBeginning(a: Beginning, b: Beginning): number {
  return a.firstSeen - b.firstSeen || a.origin - b.origin;
}

function spansOf(origin: number, routes: readonly StoryRoute[], gap: number): AnnouncementSpan[] {
  const spans: AnnouncementSpan[] = [];
  let group: StoryRoute[] = [];
  let end = Number.NEGATIVE_INFINITY;
  // The routes of a story are in order of their start.
  for (const route of routes) {
    if (group.length > 0 && route.from > end + gap) {
      spans.push(spanOf(origin, group, end));
      group = [];
      end = Number.NEGATIVE_INFINITY;
    }
    group.push(route);
    end = Math.max(end, route.until ?? Number.POSITIVE_INFINITY);
  }
  if (group.length > 0) spans.push(spanOf(origin, group, end));
  return spans;
}

function spanOf(origin: number, routes: readonly StoryRoute[], end: number): AnnouncementSpan {
  const [first] = routes;
  return {
    origin,
    firstSeen: first?.from ?? end,
    lastSeen: end === Number.POSITIVE_INFINITY ? null : end,
    fromSnapshot: first?.fromSnapshot ?? false,
    peers: mostAtOnce(routes),
    paths: [...new Set(routes.map(({ path }) => path))].slice(0, SAMPLE_PATHS),
  };
}

/** Largest number of distinct peers with a route at one instant; at the same instant, ends count before starts. */
export function mostAtOnce(routes: readonly StoryRoute[]): number {
  // Fast path, used by most prefixes of a table: if no route ends, all are held at once.
  if (routes.every(({ until }) => until === null)) return new Set(routes.map(({ peer }) => peer)).size;
  let most = 0;
  for (const [, peers] of peerCounts(routes)) most = Math.max(most, peers);
  return most;
}

/** A time in which a peer had a route. */
export type PeerTime = Pick<StoryRoute, 'peer' | 'from' | 'until'>;

/** Number of distinct peers with a route from each instant on, wherever it changes; instants ascend. */
export function peerCounts(routes: readonly PeerTime[]): [at: number, peers: number][] {
  const counts: [number, number][] = [];
  const held = new Map<number, number>();
  const changes = changesOf(routes);
  for (const [index, { at, peer, by }] of changes.entries()) {
    const routesOfPeer = (held.get(peer) ?? 0) + by;
    if (routesOfPeer === 0) held.delete(peer);
    else held.set(peer, routesOfPeer);
    const isLastOfInstant = changes[index + 1]?.at !== at;
    if (isLastOfInstant && held.size !== (counts.at(-1)?.[1] ?? 0)) counts.push([at, held.size]);
  }
  return counts;
}

function changesOf(routes: readonly PeerTime[]): { at: number; peer: number; by: 1 | -1 }[] {
  const changes: { at: number; peer: number; by: 1 | -1 }[] = [];
  for (const { peer, from, until } of routes) {
    changes.push({ at: from, peer, by: 1 });
    if (until !== null) changes.push({ at: until, peer, by: -1 });
  }
  return changes.sort((a, b) => a.at - b.at || a.by - b.by);
}
