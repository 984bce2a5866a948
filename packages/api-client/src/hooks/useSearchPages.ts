import useSWRInfinite from 'swr/infinite';
import type { ApiFailure } from '../client/failure.ts';
import type { AnswerOf } from '../contract/endpoint.ts';
import { search } from '../contract/search/search.ts';
import { LONGEST_CUT, MOST_CUT_PAGES } from '../contract/wire.ts';
import { useClient } from './ApiProvider.tsx';
import { callKey } from '../client/callKey.ts';
import { useCall, type Answering } from './useCall.ts';

type Result = AnswerOf<typeof search>[number];

/** The search results that were loaded so far. */
export interface SearchPages extends Answering<readonly Result[]> {
  /** Types that may have more results. */
  readonly cut: ReadonlySet<Result['type']>;
  readonly isMoreLoading: boolean;
  /** Loads more results of the types in `cut`. */
  readonly showMore: () => void;
}

/** Search results for a text, one page at first. An empty text makes no request. */
export function useSearchPages(q: string): SearchPages {
  const client = useClient();
  const first = useCall(search, q === '' ? null : { query: { q } });
  const inputOf = (page: number) => ({ query: { q, page } });
  const further = useSWRInfinite<Result[], ApiFailure>(
    (index: number) => (q === '' ? null : [callKey(client, search, inputOf(index + 2)), index + 2]),
    ([, page]: [string, number]) => client.call(search, inputOf(page)),
    { initialSize: 0, revalidateFirstPage: false },
  );
  const pages = further.data ?? [];
  const isWhole = pages.length >= further.size;
  const last = pages.at(-1) ?? first.data ?? [];
  return {
    ...first,
    data: first.data && [first.data, ...pages].flat(),
    cut: pages.length + 1 < MOST_CUT_PAGES ? fullTypes(last) : new Set(),
    isMoreLoading: !isWhole && further.isValidating,
    showMore: () => void (isWhole ? further.setSize(further.size + 1) : further.mutate()),
  };
}

/** Types that fill a page, so that more may follow. */
function fullTypes(page: readonly Result[]): ReadonlySet<Result['type']> {
  const byType = Map.groupBy(page, ({ type }) => type);
  return new Set([...byType].flatMap(([type, results]) => (results.length >= LONGEST_CUT ? [type] : [])));
}
