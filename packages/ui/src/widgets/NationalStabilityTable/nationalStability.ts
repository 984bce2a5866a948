/** A country's place in the rating of national stability. */
export interface NationalStabilityRow {
  readonly position: number;
  /** Positions won (positive) or lost; null for a country that is new in the rating. */
  readonly change: number | null;
  /** Part of the country's networks that would lose connectivity if its critical network failed, 0 to 1. */
  readonly value: number;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly countryName: string | null;
  /** The network whose failure would cost the country the most. */
  readonly criticalAsn: number | null;
}

/** A fraction as percent with at most two decimals: `12.34%`. */
export function percentText(fraction: number): string {
  return fraction.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 2 });
}
