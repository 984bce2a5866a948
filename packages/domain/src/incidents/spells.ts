import type { StoryRoute } from '../history/story.ts';

/** Routes that belong together because no long silence lies between them. Seconds since 1970. */
export interface Spell {
  /** In order of their start. */
  readonly routes: readonly StoryRoute[];
  readonly from: number;
  /** Null while one of them is still announced. */
  readonly until: number | null;
}

/** Splits routes, in order of their start, wherever there was none for longer than `silence` seconds. */
export function spellsOf(routes: Iterable<StoryRoute>, silence: number): Spell[] {
  const spells: Spell[] = [];
  let open: { routes: StoryRoute[]; from: number; until: number | null } | undefined;
  for (const route of routes) {
    if (!open || (open.until !== null && route.from > open.until + silence)) {
      open = { routes: [], from: route.from, until: route.until };
      spells.push(open);
    }
    open.routes.push(route);
    open.until = later(open.until, route.until);
  }
  return spells;
}

/** The later of two ends; null means ongoing and is the latest. */
export function later(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.max(a, b);
}

/** Largest number of distinct peers that had a route at the same instant. */
export function mostPeersAtOnce(routes: readonly StoryRoute[]): number {
  const steps: (readonly [at: number, change: 1 | -1, peer: number])[] = [];
  for (const { from, until, peer } of routes) {
    steps.push([from, 1, peer]);
    if (until !== null) steps.push([until, -1, peer]);
  }
  // An end comes before a start at the same instant: the path was replaced.
  steps.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const held = new Map<number, number>();
  let now = 0;
  let most = 0;
  for (const [, change, peer] of steps) {
    const before = held.get(peer) ?? 0;
    held.set(peer, before + change);
    if (before === 0) now++;
    else if (before + change === 0) now--;
    most = Math.max(most, now);
  }
  return most;
}
