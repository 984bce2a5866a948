/** How the card of a place lies to it. */
export interface CardPlace {
  /** How much of the card's width lies before the place, from 0 to 1. */
  readonly before: number;
  readonly isBelow: boolean;
}

/** A card of three lines and the distance to its place, in pixels. */
const ROOM_ABOVE = 128;

/** A card narrower than the map never leaves it sideways: the nearer its place is to an edge, the more of the card lies inwards. It lies below where it has no room above. */
export function cardPlace({ x, y }: { readonly x: number; readonly y: number }, mapWidth: number): CardPlace {
  return { before: mapWidth > 0 ? Math.min(Math.max(x / mapWidth, 0), 1) : 0.5, isBelow: y < ROOM_ABOVE };
}
