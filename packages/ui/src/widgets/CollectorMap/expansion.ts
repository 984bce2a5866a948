import type { MapSpeaker } from './mapSpeaker.ts';

/** What a press on a mark does: show its one speaker, fly to its speakers, or spread out those that stand on one point. */
export type Expansion = 'select' | 'fly' | 'spread';

/** Speakers nearer than this (degrees, about a metre) stand on one point. */
const SAME_POINT = 1e-5;

export function expansionOf(speakers: readonly MapSpeaker[], zoom: number, nearest: number): Expansion {
  const [first] = speakers;
  if (!first || speakers.length === 1) return 'select';
  const isOnePoint = speakers.every(
    ({ latitude, longitude }) =>
      Math.abs(latitude - first.latitude) < SAME_POINT && Math.abs(longitude - first.longitude) < SAME_POINT,
  );
  // Where the map comes no nearer, a flight would change nothing.
  return isOnePoint || zoom >= nearest ? 'spread' : 'fly';
}
