import { type PrefixStory, type Sighting, storyRoutes } from '@routeglass/domain/history';
import { sql } from 'kysely';
import type { World } from '../../store/schema.ts';
import type { RouteSource } from './sources.ts';

/** A prefix's story in one world. */
export interface WorldStory extends PrefixStory {
  readonly world: World;
}

/** The columns of `rib_route` and `route_event` as the lines that `storiesIn` reads; an event's instant as `at`, empty for a route of a table. */
export const sightingLine = sql`
  concat_ws(E'\t', prefix, generation_id, peer_id, coalesce(add_path_id::text, ''), coalesce(path_id::text, ''),
    coalesce(origin::text, ''), at, seq)`;

export interface StoryPage {
  readonly stories: readonly WorldStory[];
  /** Lines that they were made of. */
  readonly rows: number;
  /** The last prefix, null on an empty page. */
  readonly last: string | null;
}

/** The stories of lines in order of prefix. `isWhole`: false where the last prefix may have lines beyond these, and is left out. */
export function storiesIn(text: string, sources: ReadonlyMap<number, RouteSource>, isWhole: boolean): StoryPage {
  const stories: WorldStory[] = [];
  const lines = text === '' ? [] : text.split('\n');
  let prefix: string | null = null;
  let last: string | null = null;
  let sightings: Sighting[] = [];
  const tell = (): void => {
    if (prefix === null) return;
    last = prefix;
    addStories(prefix, sightings, sources, stories);
  };
  for (const line of lines) {
    const [of = '', source, peer, addPath, path, origin, at, seq] = line.split('\t');
    if (of !== prefix) {
      tell();
      prefix = of;
      sightings = [];
    }
    sightings.push({
      source: Number(source),
      peer: Number(peer),
      addPath: numberOrNull(addPath),
      path: numberOrNull(path),
      origin: numberOrNull(origin),
      at: numberOrNull(at),
      seq: Number(seq),
    });
  }
  if (isWhole) tell();
  return { stories, rows: lines.length, last };
}

/** The real world before the laboratory. */
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
    into.push({ prefix, ipVersion, world, routes: storyRoutes(own, sources) });
  }
}

function numberOrNull(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text);
}
