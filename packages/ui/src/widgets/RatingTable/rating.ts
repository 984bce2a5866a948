/** A network's position in a rating by one metric. */
export interface RatingRow {
  /** From 1. */
  readonly position: number;
  /** Positions gained (positive) or lost since the day before; null if it is new. */
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

/** The networks' positions on earlier days. */
export interface RatingHistory {
  /** Rated days, oldest first: `2026-06-01`. */
  readonly days: readonly string[];
  /** The positions of a network on these days, null if it was not rated; undefined while they load. */
  readonly positionsOf: (asn: number) => readonly (number | null)[] | undefined;
}
