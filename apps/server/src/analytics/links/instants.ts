import type { World } from '../../store/schema.ts';
import type { StandingSource } from '../incoming.ts';

/** Instant of the newest routes of a world, seconds since 1970; 0 if there are none. */
export function newestRoutes(routes: readonly StandingSource[], world: World): number {
  const own = routes.filter((source) => source.world === world);
  return Math.max(0, ...own.map(({ asOf }) => (asOf?.getTime() ?? 0) / 1000));
}
