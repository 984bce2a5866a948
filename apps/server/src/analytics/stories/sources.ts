import type { StorySource } from '@routeglass/domain/history';
import type { World } from '../../store/schema.ts';
import type { StandingSource } from '../incoming.ts';

/** A source of routes: what its sightings need, and its world. */
export interface RouteSource extends StorySource {
  readonly world: World;
}

/** The tables and updates among the sources. */
export function routeSourcesOf(standing: readonly StandingSource[]): readonly StandingSource[] {
  return standing.filter(({ kind }) => kind === 'mrt-rib' || kind === 'mrt-updates');
}

/** The sources of routes by id, with the instants that decide which of them counts. */
export function storySources(sources: readonly StandingSource[]): ReadonlyMap<number, RouteSource> {
  const seconds = (instant: Date | null): number => (instant?.getTime() ?? 0) / 1000;
  const snapshots = new Map<string, number>();
  for (const { kind, name, asOf } of sources) if (kind === 'mrt-rib') snapshots.set(name, seconds(asOf));
  return new Map(
    sources.map(({ id, world, asOf, collector }) => {
      return [id, { world, at: seconds(asOf), snapshot: snapshots.get(collector ?? '') ?? null }];
    }),
  );
}
