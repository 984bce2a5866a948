import type { World } from './schema.ts';

/** Name of the generation of relations of a world and IP version. Ratings and links use it, too. */
export function relationsName(world: World, ipVersion: 4 | 6): string {
  return `${world}-${ipVersion}`;
}
