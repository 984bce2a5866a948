import type { AsListSort } from '../../facts/asList.ts';
import type { PageView } from '../../facts/pageView.ts';

/** Which of the related networks are shown, in the terms of the call: `skip` rows left out before, at most `limit` rows. */
export interface SkipView {
  readonly skip: number;
  readonly limit: number;
}

/** The same, sorted by what networks are compared by; without a sort they stand by number. */
export interface RelatedView extends SkipView {
  readonly sort?: AsListSort;
}

/** The page that holds the row after the skipped ones. */
export function pageOfSkip({ skip, limit }: SkipView): PageView {
  return { page: Math.floor(skip / limit) + 1, pageSize: limit };
}

/** What to skip for a page. */
export function skipOfPage({ page, pageSize }: PageView): SkipView {
  return { skip: (page - 1) * pageSize, limit: pageSize };
}
