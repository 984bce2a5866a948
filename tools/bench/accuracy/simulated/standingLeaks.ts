import type { PrefixStory, StoryRoute } from '@routeglass/domain/history';
import { examine, type LeakSighting, segmentKey } from '@routeglass/domain/incident-detection';
import { eventLookup } from './eventLookup.ts';
import type { TableKnowledge } from './knowledge.ts';
import type { RealTable, TablePeer } from './realTable.ts';
import type { VantagePaths } from './vantagePaths.ts';

/** Leaks in full tables before an event, by segment: wrongly inferred relations, and habits of networks. */
export type StandingLeaks = ReadonlyMap<string, readonly LeakSighting[]>;

/** At most this many sightings are kept per segment. */
const MOST_SIGHTINGS = 100;

/** Leaks in the real table and in the simulated ones, which detection knows once a server has loaded them. */
export function standingLeaks(
  table: RealTable,
  peers: readonly TablePeer[],
  known: TableKnowledge,
  simulated: VantagePaths,
): StandingLeaks {
  const ids = new Set(peers.map(({ id }) => id));
  const real = [...table.stories.values()].map((story) => {
    return { ...story, routes: story.routes.filter(({ peer }) => ids.has(peer)) };
  });
  const own: (readonly number[])[] = [];
  const byOrigin = new Map<number, StoryRoute[]>();
  for (const { id: peer, asn } of peers) {
    for (const path of simulated.paths.get(asn) ?? []) {
      const origin = path.at(-1) ?? 0;
      const id = table.paths.length + own.push(path) - 1;
      const route = { peer, path: id, origin, from: table.at, until: null, fromSnapshot: true };
      byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), route]);
    }
  }
  const made = [...byOrigin.values()].map((routes, i): PrefixStory => {
    return { prefix: `${1 + (i >> 16)}.${(i >> 8) & 0xff}.${i & 0xff}.0/24`, ipVersion: 4, routes };
  });
  const found = new Map<string, LeakSighting[]>();
  for (const stories of [real, made]) {
    const path = (id: number): readonly number[] => table.paths[id] ?? own[id - table.paths.length] ?? [];
    const lookup = eventLookup(table.at, peers, known, { stories: [], path, from: table.at, until: table.at });
    for (const sighting of examine(stories, lookup, table.at).leakSightings) {
      const key = segmentKey(sighting);
      const same = found.get(key);
      if (!same) found.set(key, [sighting]);
      else if (same.length < MOST_SIGHTINGS) same.push(sighting);
    }
  }
  return found;
}
