/** Pixels between neighbors on a ring, so that targets of 24 pixels do not touch. */
const APART = 28;
const FIRST_RADIUS = 40;

/** A position relative to the center, in pixels: `x` to the right, `y` downwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Positions for spreading out the speakers of one point: on a ring around it, on further rings if one is full. The first is at the top. */
export function ringPlaces(count: number): readonly Place[] {
  const places: Place[] = [];
  for (let radius = FIRST_RADIUS; places.length < count; radius += APART) {
    const room = Math.floor((2 * Math.PI * radius) / APART);
    const here = Math.min(room, count - places.length);
    for (let at = 0; at < here; at++) {
      const angle = (2 * Math.PI * at) / here - Math.PI / 2;
      places.push({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
    }
  }
  return places;
}
