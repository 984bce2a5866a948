import type { MapSpeaker } from './mapSpeaker.ts';

/** What a press on a mark does: show its only speaker, fly to its speakers, or spread out those at one point. */
export type Expansion = 'select' | 'fly' | 'spread';

/** Speakers closer than this (degrees, about a meter) are at one point. */
const SAME_POINT = 1e-5;

export function expansionOf(speakers: readonly MapSpeaker[], zoom: number, nearest: number): Expansion {
  const [first] = speakers;
  if (!first || speakers.length === 1) return 'select';
  const isOnePoint = speakers.every(
    ({ latitude, longitude }) =>
      Math.abs(latitude - first.latitude) < SAME_POINT && Math.abs(longitude - first.longitude) < SAME_POINT,
  );
  // At maximum zoom a flight would change nothing.
  return isOnePoint || zoom >= nearest ? 'spread' : 'fly';
}
