import { aggregateOf, parseAsPath } from '@routeglass/domain/as-path';
import { type Sighting, type StorySource, storyRoutes, type TimedPath } from '@routeglass/domain/history';
import type { World } from '../../store/schema.ts';
import type { SightingRow } from './repository.ts';

/** A route of a prefix over time: vantage point, path and origin. */
export interface ToldRoute extends TimedPath {
  readonly peer: number;
  /** If the path ends in an AS_SET, the network before the set; null for an empty path. */
  readonly origin: number | null;
}

/** The routes of a prefix over time in one world. */
export interface ToldPrefix {
  readonly world: World;
  readonly routes: readonly ToldRoute[];
}

/** The story of a prefix in each world that knows it, with paths as texts. */
export function toldRoutes(rows: readonly SightingRow[]): ToldPrefix[] {
  return [...Map.groupBy(rows, (row) => row.world)].map(([world, own]) => toldIn(world, own));
}

function toldIn(world: World, own: readonly SightingRow[]): ToldPrefix {
  const sources = new Map<number, StorySource>();
  const peerAsns = new Map<number, number>();
  const texts = new Map<number, string>();
  const ids = new Map<string, number>();
  for (const row of own) {
    sources.set(row.source, { at: row.source_at, snapshot: row.snapshot });
    peerAsns.set(row.peer_id, row.peer_asn);
    if (row.path_id === null) continue;
    texts.set(row.path_id, row.asns ?? '');
    if (!ids.has(row.asns ?? '')) ids.set(row.asns ?? '', row.path_id);
  }
  const textOf = (path: number): string => texts.get(path) ?? '';
  // Path ids differ from file to file, so paths are compared by their text.
  const routes = storyRoutes(own.map(toSighting), sources, (path) => ids.get(textOf(path)) ?? path);
  return {
    world,
    routes: routes.map(({ peer, path, origin, from, until }) => {
      return {
        peer,
        origin: origin ?? aggregateOf(parseAsPath(textOf(path)) ?? [])?.origin ?? null,
        peerAsn: peerAsns.get(peer) ?? 0,
        asns: textOf(path),
        from,
        until,
      };
    }),
  };
}

function toSighting({ source, peer_id, add_path_id, path_id, origin, at, seq }: SightingRow): Sighting {
  return { source, peer: peer_id, addPath: add_path_id, path: path_id, origin, at, seq };
}
