import type { SkipView } from '@routeglass/ui/RelatedAsnsTable';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readWhole, writeParameters } from '../../address/parameters.ts';

const first: SkipView = { skip: 0, limit: 50 };

/** Reads `skip` and `limit` of any address. */
export function readSearch(search: URLSearchParams): SkipView {
  return {
    skip: readWhole(search, 'skip', first.skip, 0),
    limit: readChoice(search, 'limit', pageSizes, 50),
  };
}

export function writeSearch(view: SkipView, before = new URLSearchParams()): URLSearchParams {
  return writeParameters({ ...view }, { ...first }, before);
}
