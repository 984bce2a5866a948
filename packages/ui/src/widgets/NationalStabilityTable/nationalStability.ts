import { percentText } from '@routeglass/domain/percent';

/** A country's position in the rating of national stability. */
export interface NationalStabilityRow {
  readonly position: number;
  /** Positions gained (positive) or lost; null for a country that is new in the rating. */
  readonly change: number | null;
  /** Share of the country's networks that would lose connectivity if its critical network failed, 0 to 1. */
  readonly value: number;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly countryName: string | null;
  /** The network whose failure would cost the country the most. */
  readonly criticalAsn: number | null;
  /** Its name; null if no source has one. */
  readonly criticalName?: string | null;
}

/** Sort keys of the countries: ids of the columns. */
export const stabilitySortKeys = ['position', 'change', 'value', 'country', 'critical-asn'] as const;
export type StabilitySortKey = (typeof stabilitySortKeys)[number];

/** Whether a text is one of these keys. */
export function isStabilitySortKey(text: string): text is StabilitySortKey {
  return (stabilitySortKeys as readonly string[]).includes(text);
}

/** A fraction as a percentage with two decimals, so that values line up: `12.34 %`, `10.00 %`. */
export function stabilityText(fraction: number): string {
  return percentText((100 * fraction).toFixed(2));
}
