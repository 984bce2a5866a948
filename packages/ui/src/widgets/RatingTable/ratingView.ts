import type { FilteredView } from '../../facts/pageView.ts';

/** What a rating sorts by: ids of its columns. */
export const ratingSortKeys = ['position', 'change', 'asn', 'value'] as const;
export type RatingSortKey = (typeof ratingSortKeys)[number];

/** A page of a rating, narrowed by a text. */
export interface RatingView extends FilteredView {
  /** Absent if the rating has only one order. */
  readonly sort?: { readonly column: RatingSortKey; readonly order: 'asc' | 'desc' };
}

/** Whether a text is one of the keys that a rating sorts by. */
export function isRatingSortKey(text: string): text is RatingSortKey {
  return (ratingSortKeys as readonly string[]).includes(text);
}
