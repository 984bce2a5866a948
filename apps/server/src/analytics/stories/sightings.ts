import { type PrefixStory, type Sighting, storyRoutes } from '@routeglass/domain/history';
import { sql } from 'kysely';
import type { World } from '../../store/schema.ts';
import { Cells } from './cells.ts';
import type { RouteSource } from './sources.ts';

/** The story of a prefix in one world. */
export interface WorldStory extends PrefixStory {
  readonly world: World;
}

/** The columns of `rib_route` and `route_event` as lines for `storiesIn`. `at` is the instant of an event, empty for a table's route. */
export const sightingLine = sql`
  concat_ws(E'\t', prefix, generation_id, peer_id, coalesce(add_path_id::text, ''), coalesce(path_id::text, ''),
    coalesce(origin::text, ''), at, seq)`;

export interface StoryPage {
  readonly stories: readonly WorldStory[];
  /** Number of lines they were made from. */
  readonly rows: number;
  /** The last prefix, null on an empty page. */
  readonly last: string | null;
}

/** Builds stories from lines in prefix order. If `isWhole` is false, the last prefix may have more lines, so it is left out. */
export function storiesIn(text: string, sources: ReadonlyMap<number, RouteSource>, isWhole: boolean): StoryPage {
  const stories: WorldStory[] = [];
  const cells = new Cells(text);
  let prefix: string | null = null;
  let last: string | null = null;
  let rows = 0;
  let sightings: Sighting[] = [];
  const tell = (): void => {
    if (prefix === null) return;
    last = prefix;
    addStories(prefix, sightings, sources, stories);
  };
  for (; !cells.isAtEnd; rows += 1) {
    if (prefix === null || !cells.skip(prefix)) {
      tell();
      prefix = cells.text();
      sightings = [];
    }
    sightings.push({
      source: cells.number() ?? 0,
      peer: cells.number() ?? 0,
      addPath: cells.number(),
      path: cells.number(),
      origin: cells.number(),
      at: cells.number(),
      seq: cells.number() ?? 0,
    });
  }
  if (isWhole) tell();
  return { stories, rows, last };
}

/** Adds the real world before the laboratory. Sightings from other sources are left out. */
function addStories(
  prefix: string,
  sightings: readonly Sighting[],
  sources: ReadonlyMap<number, RouteSource>,
  into: WorldStory[],
): void {
  const ipVersion = prefix.includes(':') ? 6 : 4;
  const worldOf = (sighting: Sighting | undefined): World | undefined => sources.get(sighting?.source ?? -1)?.world;
  const first = worldOf(sightings[0]);
  if (sightings.every((sighting) => worldOf(sighting) === first)) {
    if (first) into.push({ prefix, ipVersion, world: first, routes: storyRoutes(sightings, sources) });
    return;
  }
  for (const world of ['internet', 'lab'] as const) {
    const own = sightings.filter((sighting) => worldOf(sighting) === world);
    if (own.length > 0) into.push({ prefix, ipVersion, world, routes: storyRoutes(own, sources) });
  }
}
