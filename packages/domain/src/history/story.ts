import type { Sighting, StorySource, StorySources } from './sighting.ts';

/** An interval in which one peer (and ADD-PATH identifier) had one path to the prefix. Seconds since 1970. */
export interface StoryRoute {
  readonly peer: number;
  /** Id of the path. Two ids may mean the same path, unless `storyRoutes` received a `PathIdentity`. */
  readonly path: number;
  /** Null if the path ends in an AS_SET. */
  readonly origin: number | null;
  readonly from: number;
  /** When a withdrawal, another path or a newer snapshot ended it; null while it is current. */
  readonly until: number | null;
  /** Whether it was found in a snapshot: then it began at `from` or earlier. */
  readonly fromSnapshot: boolean;
}

/** Everything known about one prefix: which peer had which path, and when. */
export interface PrefixStory {
  readonly prefix: string;
  readonly ipVersion: 4 | 6;
  /** In order of start, then of peer. */
  readonly routes: readonly StoryRoute[];
}

/** Maps the ids of equal paths to one id. */
export type PathIdentity = (path: number) => number;

/** `seq` of the withdrawal that is implied if a snapshot does not contain a route. */
const SETTLEMENT = Number.POSITIVE_INFINITY;

const itself: PathIdentity = (path) => path;

/**
 * The route intervals that result from snapshots and events of one prefix; the sightings may be in any order.
 *
 * Events of each peer and path identifier are followed by time and position in the file. A snapshot of the peer's collector overrides
 * everything before it. Announcing the current path again changes nothing, and neither do duplicate sightings.
 */
export function storyRoutes(
  sightings: readonly Sighting[],
  sources: StorySources,
  identity: PathIdentity = itself,
): StoryRoute[] {
  // Fast path, used by most prefixes of a table: a snapshot alone has no events to follow.
  const routes = isPlainSnapshot(sightings)
    ? sightings.flatMap((sighting) => standing(sighting, sources, identity))
    : threadsOf(sightings).flatMap((thread) => follow(withSnapshot(thread, sources), sources, identity));
  return routes.sort((a, b) => a.from - b.from || a.peer - b.peer || a.path - b.path);
}

function isPlainSnapshot(sightings: readonly Sighting[]): boolean {
  const peers = new Set<number>();
  for (const { at, peer } of sightings) {
    if (at !== null || peers.has(peer)) return false;
    peers.add(peer);
  }
  return true;
}

function standing(sighting: Sighting, sources: StorySources, identity: PathIdentity): StoryRoute | [] {
  const { peer, path, origin } = sighting;
  const from = sourceOf(sources, sighting).at;
  return path === null ? [] : { peer, path: identity(path), origin, from, until: null, fromSnapshot: true };
}

/** The sightings by peer and path identifier. */
function threadsOf(sightings: readonly Sighting[]): Sighting[][] {
  const threads = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const key = `${sighting.peer} ${sighting.addPath}`;
    const thread = threads.get(key);
    if (thread) thread.push(sighting);
    else threads.set(key, [sighting]);
  }
  return [...threads.values()];
}

/** Adds a withdrawal at the time of the collector's snapshot if the snapshot does not contain the route. */
function withSnapshot(thread: Sighting[], sources: StorySources): readonly Sighting[] {
  const [first] = thread;
  if (!first || thread.some(({ at }) => at === null)) return thread;
  const { snapshot } = sourceOf(sources, first);
  if (snapshot === null) return thread;
  return [...thread, { ...first, path: null, origin: null, at: snapshot, seq: SETTLEMENT }];
}

/** The route intervals of one peer and path identifier. */
function follow(thread: readonly Sighting[], sources: StorySources, identity: PathIdentity): StoryRoute[] {
  const routes: StoryRoute[] = [];
  let open: StoryRoute | undefined;
  for (const { peer, path, origin, at, isSnapshot } of inOrder(thread, sources)) {
    const id = path === null ? null : identity(path);
    if (open && open.path === id) continue;
    // A route of zero length never existed.
    if (open && at > open.from) routes.push({ ...open, until: at });
    open = id === null ? undefined : { peer, path: id, origin, from: at, until: null, fromSnapshot: isSnapshot };
  }
  if (open) routes.push(open);
  return routes;
}

type Dated = Omit<Sighting, 'at'> & { readonly at: number; readonly isSnapshot: boolean };

/** At the same instant, a snapshot comes after events. */
function inOrder(thread: readonly Sighting[], sources: StorySources): Dated[] {
  const dated = thread.map((sighting) => {
    const isSnapshot = sighting.at === null || sighting.seq === SETTLEMENT;
    return { ...sighting, at: sighting.at ?? sourceOf(sources, sighting).at, isSnapshot };
  });
  return dated.sort(
    (a, b) => a.at - b.at || Number(a.isSnapshot) - Number(b.isSnapshot) || a.source - b.source || a.seq - b.seq,
  );
}

function sourceOf(sources: StorySources, { source }: Sighting): StorySource {
  const found = sources.get(source);
  if (!found) throw new Error(`Source ${source} of a sighting is not among the sources`);
  return found;
}
