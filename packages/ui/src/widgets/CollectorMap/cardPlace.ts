/** A place on the map and the map's width, in pixels. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
  readonly mapWidth: number;
}

/** How the card of a place lies to it. */
export interface CardPlace {
  /** How much of the card's width lies before the place, from 0 to 1. */
  readonly before: number;
  readonly isBelow: boolean;
}

/** A card of three lines and the distance to its place, in pixels. */
const ROOM_ABOVE = 128;

/** Keeps a card that is narrower than the map inside it: the nearer its place is to a side, the more of the card lies inwards. It lies below its place where there is no room above. */
export function cardPlace({ x, y, mapWidth }: MapPlace): CardPlace {
  return { before: mapWidth > 0 ? Math.min(Math.max(x / mapWidth, 0), 1) : 0.5, isBelow: y < ROOM_ABOVE };
}
