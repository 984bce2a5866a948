import type { SearchResult } from '@routeglass/api-client/contract';
import { CutList, neededFor } from '../../http/cutList.ts';
import type { PageQuery } from '../../http/pages.ts';

/** How many suggestions of each type come before the rest. */
const FIRST_OF_TYPE = 15;

/** The results of a page with the page size for each type. `results` holds as many of each type as the page needs, in order. */
export function pageOfEachType(results: readonly SearchResult[], query: PageQuery): CutList<SearchResult> {
  const { page, 'page-size': size } = query;
  const counts = new Map<string, number>();
  const rows = results.filter(({ type }) => {
    const place = counts.get(type) ?? 0;
    counts.set(type, place + 1);
    return place >= (page - 1) * size && place < page * size;
  });
  return new CutList(
    rows,
    [...counts.values()].some((count) => count >= neededFor(query)),
  );
}

/** The results of a page of suggestions with the page size in all: the first of each type, then as many others as fit, in the given order. */
export function sharedPage(
  results: readonly SearchResult[],
  { page, 'page-size': size }: PageQuery,
): CutList<SearchResult> {
  let left = results;
  for (let before = 1; before < page; before += 1) {
    const earlier = new Set(shared(left, size));
    left = left.filter((result) => !earlier.has(result));
  }
  const rows = shared(left, size);
  return new CutList(rows, rows.length < left.length);
}

function shared(results: readonly SearchResult[], most: number): SearchResult[] {
  if (results.length <= most) return [...results];
  const counts = new Map<string, number>();
  const firsts = new Set(
    results
      .filter(({ type }) => {
        const count = (counts.get(type) ?? 0) + 1;
        counts.set(type, count);
        return count <= FIRST_OF_TYPE;
      })
      .slice(0, most),
  );
  let room = most - firsts.size;
  return results.filter((result) => firsts.has(result) || (room > 0 && (room -= 1) >= 0));
}
