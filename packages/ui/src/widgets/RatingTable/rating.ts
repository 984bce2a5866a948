/** A network's place in a rating by one metric. */
export interface RatingRow {
  /** From 1. */
  readonly position: number;
  /** Positions won (positive) or lost since the day before; null for a newcomer. */
  readonly change: number | null;
  readonly asn: number;
  readonly name: string | null;
  readonly description: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly countryName: string | null;
  /** In the metric's own unit: a count, a score or a distance. */
  readonly value: number;
}

/** Where the networks stood on former days. */
export interface RatingHistory {
  /** Rated days, oldest first: `2026-06-01`. */
  readonly days: readonly string[];
  /** The positions of a network on these days, null where it was not rated; undefined while they are on their way. */
  readonly positionsOf: (asn: number) => readonly (number | null)[] | undefined;
}
