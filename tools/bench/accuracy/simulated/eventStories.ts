import type { PrefixStory, StoryRoute } from '@routeglass/domain/history';
import { parsePrefix } from '@routeglass/domain/prefix';
import type { Random } from '../../../../apps/server/src/lab/random.ts';
import { familyIn, type RealTable, type TablePeer } from './realTable.ts';
import type { EventRoute, SimulatedEvent } from './simulatedEvent.ts';

/** An event and the table in which it happens. */
export interface EventStories {
  readonly stories: readonly PrefixStory[];
  path(id: number): readonly number[];
  /** Times of the first and the last of its routes, seconds since 1970. */
  readonly from: number;
  readonly until: number;
}

const MINUTE = 60;
const HOUR = 3600;
/** Vantage points see an event within this many seconds. */
const SPREAD = 90;
/** Durations of events; null means ongoing. */
const DURATIONS = [5 * MINUTE, 20 * MINUTE, 2 * HOUR, 10 * HOUR, null] as const;
const DAY = 24 * HOUR;

/**
 * The stories of an event's prefixes and of those that cover them: the routes of the real table, replaced by the event's own routes from a day
 * later for as long as the event lasts.
 */
export function eventStories(
  table: RealTable,
  peers: readonly TablePeer[],
  event: SimulatedEvent,
  random: Random,
): EventStories {
  const from = table.at + DAY;
  const duration = random.pick(DURATIONS);
  const end = duration === null ? null : from + SPREAD + duration;
  const paths: (readonly number[])[] = [];
  const watched = new Set(peers.map(({ id }) => id));
  const stories = new Map<string, PrefixStory>();
  for (const [prefix, routes] of byPrefix(event.routes)) {
    const parsed = parsePrefix(prefix);
    if (!parsed) continue;
    for (const story of familyIn(table, parsed, ({ peer }) => watched.has(peer)))
      if (!stories.has(story.prefix)) stories.set(story.prefix, story);
    const known = stories.get(prefix)?.routes ?? [];
    stories.set(prefix, { prefix, ipVersion: 4, routes: replaced(known, routes) });
  }
  return {
    stories: [...stories.values()],
    path: (id) => table.paths[id] ?? paths[id - table.paths.length] ?? [],
    from,
    until: (end ?? from + DAY) + SPREAD,
  };

  /** The route of the event replaces each peer's route, which returns afterwards. */
  function replaced(known: readonly StoryRoute[], routes: readonly EventRoute[]): StoryRoute[] {
    const made = new Map<number, StoryRoute>();
    for (const { vantage, path } of routes) {
      const id = table.paths.length + paths.push(path) - 1;
      for (const { id: peer, asn } of peers) {
        if (asn !== vantage) continue;
        const at = from + random.between(0, SPREAD);
        const until = end === null ? null : end + random.between(0, SPREAD);
        made.set(peer, { peer, path: id, origin: path.at(-1) ?? null, from: at, until, fromSnapshot: false });
      }
    }
    const all = known.flatMap((route): StoryRoute[] => {
      const other = made.get(route.peer);
      if (!other) return [route];
      const again = other.until === null ? [] : [{ ...route, from: other.until, fromSnapshot: false }];
      return [{ ...route, until: other.from }, ...again];
    });
    return [...all, ...made.values()].sort((a, b) => a.from - b.from || a.peer - b.peer || a.path - b.path);
  }
}

function byPrefix(routes: readonly EventRoute[]): Map<string, EventRoute[]> {
  const found = new Map<string, EventRoute[]>();
  for (const route of routes) {
    const known = found.get(route.prefix);
    if (known) known.push(route);
    else found.set(route.prefix, [route]);
  }
  return found;
}
