import type { SpecialAsn } from '../../facts/specialAsn.ts';

/** A network's position in the score rating of one IP version. */
export interface RatingPosition {
  readonly ipVersion: 4 | 6;
  readonly position: number;
  /** Positions gained (positive) or lost since the day before; null if it was not rated then. */
  readonly change: number | null;
}

/** Content of the head of a network's pages. Texts are null if no loaded source has them. */
export interface AsIdentity {
  readonly asName: string | null;
  readonly orgName: string | null;
  readonly countryCode: string | null;
  readonly countryName: string | null;
  readonly website: string | null;
  /** PeeringDB's text: AS-SETs separated by spaces, each with an optional `source::` prefix. */
  readonly asSet: string | null;
  /** What a special-purpose number is reserved for; null for an ordinary one. */
  readonly specialPurpose?: SpecialAsn | null;
  /** Empty if no ratings are computed. */
  readonly ratings: readonly RatingPosition[];
}
