import type { SpecialAsn } from '../../facts/specialAsn.ts';

/** A network's place in the score rating of one IP version. */
export interface RatingPosition {
  readonly ipVersion: 4 | 6;
  readonly position: number;
  /** Positions won (positive) or lost since the day before; null where it was not rated then. */
  readonly change: number | null;
}

/** What the head of a network's pages says. Texts are null where no loaded source has them. */
export interface AsIdentity {
  readonly asName: string | null;
  readonly orgName: string | null;
  readonly countryCode: string | null;
  readonly countryName: string | null;
  readonly website: string | null;
  /** PeeringDB's text: AS-SETs separated by spaces, each with an optional `source::` before it. */
  readonly asSet: string | null;
  /** What the number is set aside for; null of an ordinary one. */
  readonly specialPurpose?: SpecialAsn | null;
  /** Empty where no ratings are computed. */
  readonly ratings: readonly RatingPosition[];
}
