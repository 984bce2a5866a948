/** A point of an outline: degrees east, degrees north. */
export type LonLat = readonly number[];

const HALF_TURN = 180;
const POLE = 89;

/**
 * An outline that crosses the 180° line without jumping to the other edge of the map: its degrees continue beyond 180 instead. An outline around a
 * pole cannot be unwrapped and stays as it is.
 */
export function unwrapRing(ring: readonly LonLat[]): LonLat[] {
  if (ring.some(([, latitude = 0]) => Math.abs(latitude) > POLE)) return [...ring];
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([longitude = 0, latitude = 0]) => {
    let east = longitude;
    while (east - before > HALF_TURN) east -= 2 * HALF_TURN;
    while (before - east > HALF_TURN) east += 2 * HALF_TURN;
    before = east;
    return [east, latitude];
  });
}
