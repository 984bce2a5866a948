/** A place on the map and the map's width, in pixels. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
  readonly mapWidth: number;
}

/** Position of a card relative to its place. */
export interface CardPlace {
  /** Share of the card's width before the place, from 0 to 1. */
  readonly before: number;
  readonly isBelow: boolean;
}

/** Height of a card with three lines and its distance to the place, in pixels. */
const ROOM_ABOVE = 128;

/**
 * Keeps a card that is narrower than the map inside it: the nearer its place is to a side, the more the card shifts inwards. It is below its place if
 * there is no room above.
 */
export function cardPlace({ x, y, mapWidth }: MapPlace): CardPlace {
  return { before: mapWidth > 0 ? Math.min(Math.max(x / mapWidth, 0), 1) : 0.5, isBelow: y < ROOM_ABOVE };
}
