import type { FilteredView } from '../../facts/pageView.ts';

/** Sort keys of a rating: ids of its columns. */
export const ratingSortKeys = ['position', 'change', 'asn', 'value'] as const;
export type RatingSortKey = (typeof ratingSortKeys)[number];

/** A page of a rating, filtered by text. */
export interface RatingView extends FilteredView {
  /** Absent if the rating has only one order. */
  readonly sort?: { readonly column: RatingSortKey; readonly order: 'asc' | 'desc' };
}

/** Whether a text is a sort key of a rating. */
export function isRatingSortKey(text: string): text is RatingSortKey {
  return (ratingSortKeys as readonly string[]).includes(text);
}
