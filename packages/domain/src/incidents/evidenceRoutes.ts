import type { StoryRoute } from '../history/story.ts';
import { SAMPLE_ROUTES, type SampleRoute } from './incident.ts';

/** A route with its prefix. */
export interface PrefixRoute {
  readonly prefix: string;
  readonly route: StoryRoute;
}

/** A sample of the routes as evidence: one of each peer before a second one of any peer, the earliest first. */
export function sampleRoutes(all: readonly PrefixRoute[]): SampleRoute[] {
  const turns = new Map<number, number>();
  const ranked = all.map(({ prefix, route }) => {
    const turn = turns.get(route.peer) ?? 0;
    turns.set(route.peer, turn + 1);
    return { turn, prefix, peer: route.peer, path: route.path, from: route.from, until: route.until };
  });
  ranked.sort((a, b) => a.turn - b.turn || a.from - b.from || a.peer - b.peer);
  return ranked
    .slice(0, SAMPLE_ROUTES)
    .map(({ prefix, peer, path, from, until }) => ({ prefix, peer, path, from, until }));
}

/** `AS64500`, `AS64500 and AS64501`, `AS64500, AS64501 and 3 more`. */
export function named(asns: readonly number[]): string {
  const words = asns.map((asn) => `AS${asn}`);
  if (words.length <= 1) return words[0] ?? 'no network';
  const shown = words.slice(0, words.length > 3 ? 2 : -1);
  const rest = words.length - shown.length;
  return `${shown.join(', ')} and ${rest === 1 ? words.at(-1) : `${rest} more`}`;
}
