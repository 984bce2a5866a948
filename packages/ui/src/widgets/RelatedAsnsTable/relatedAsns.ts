import type { AsListSort } from '../../facts/asList.ts';
import type { PageView } from '../../facts/pageView.ts';

/** Which of the related networks are shown, as in the API call: skips `skip` rows, returns at most `limit`. */
export interface SkipView {
  readonly skip: number;
  readonly limit: number;
}

/** The same with an order; without one they are sorted by number. */
export interface RelatedView extends SkipView {
  readonly sort?: AsListSort;
}

/** The page that contains the row after the skipped ones. */
export function pageOfSkip({ skip, limit }: SkipView): PageView {
  return { page: Math.floor(skip / limit) + 1, pageSize: limit };
}

/** Rows to skip for a page. */
export function skipOfPage({ page, pageSize }: PageView): SkipView {
  return { skip: (page - 1) * pageSize, limit: pageSize };
}
