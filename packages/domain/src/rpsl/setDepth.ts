import type { ReachedSets } from './expandSet.ts';

/** The number of levels of sets below a set, and one way down to the lowest. */
export interface SetDepth {
  readonly levels: number;
  /** Keys from the set itself to a set on the lowest level, by a shortest way. */
  readonly way: readonly string[];
}

/**
 * The levels below a set, with each set counted where the shortest way reaches it. This many levels must be read until nothing new is found,
 * even if there are loops.
 */
export function depthOf(root: string, sets: ReachedSets): SetDepth {
  const parents = new Map<string, string | null>([[root, null]]);
  let levels = 0;
  let last: readonly string[] = [root];
  for (let level = [root]; level.length > 0;) {
    const next: string[] = [];
    for (const key of level) {
      for (const member of sets.get(key)?.sets ?? []) {
        if (parents.has(member) || !sets.has(member)) continue;
        parents.set(member, key);
        next.push(member);
      }
    }
    if (next.length > 0) {
      levels += 1;
      last = next;
    }
    level = next;
  }
  const way: string[] = [];
  for (let key: string | null | undefined = last[0]; key !== null && key !== undefined; key = parents.get(key))
    way.unshift(key);
  return { levels, way };
}
