import type { PathTexts } from '../paths/pathTexts.ts';
import type { WorldStory } from './sightings.ts';

/** Returns the text of a path by its id. */
export type TextOf = (path: number) => string;

/** Reads the paths without a single origin. They are few, since most routes have one. */
export function learnSetPaths(paths: PathTexts, stories: readonly WorldStory[]): Promise<void> {
  const ids = new Set<number>();
  for (const { routes } of stories) for (const { origin, path } of routes) if (origin === null) ids.add(path);
  return paths.learn(ids);
}
