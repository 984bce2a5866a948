import useSWRInfinite from 'swr/infinite';
import type { ApiFailure } from '../client/failure.ts';
import { articleCategories, articles } from '../contract/blog/articles.ts';
import type { AnswerOf } from '../contract/endpoint.ts';
import { useClient } from './ApiProvider.tsx';
import { callKey } from '../client/callKey.ts';
import { useCall, type Answering } from './useCall.ts';

/** The pages of a list of the blog or Learn that were loaded so far. */
export interface OffsetPages<Row> extends Answering<readonly Row[]> {
  readonly hasMore: boolean;
  readonly isMoreLoading: boolean;
  /** Loads the next page. */
  readonly showMore: () => void;
}

interface Asked {
  readonly limit: number;
  readonly offset: number;
  readonly category?: string;
}

type Listed<Row> = { readonly results: readonly Row[]; readonly next: string | null };

/** Offset of the page after the one at `offset`; null at the end, and if `next` does not point further on, which would be an endless loop. */
export function nextOffset(next: string | null, offset: number): number | null {
  const text = next === null ? null : new URLSearchParams(next.split('?')[1]).get('offset');
  const found = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return found > offset ? found : null;
}

function useOffsetPages<Row>(endpoint: typeof articles | typeof articleCategories, query: Asked): OffsetPages<Row> {
  const client = useClient();
  const first = useCall(endpoint, { query });
  const head = first.data as Listed<Row> | undefined;
  const key = callKey(client, endpoint, { query });
  const further = useSWRInfinite<Listed<Row>, ApiFailure>(
    (index: number, before: Listed<Row> | null) => {
      const last = index === 0 ? head : before;
      const offset = last ? nextOffset(last.next, 0) : null;
      return offset === null ? null : [key, offset];
    },
    ([, offset]: [string, number]) =>
      client.call(endpoint, { query: { ...query, offset } }) as unknown as Promise<Listed<Row>>,
    { initialSize: 0, revalidateFirstPage: false },
  );
  const pages = further.data ?? [];
  const isWhole = pages.length >= further.size;
  const last = pages.at(-1) ?? head;
  return {
    ...first,
    data: head && [head, ...pages].flatMap(({ results }) => results),
    hasMore: last !== undefined && nextOffset(last.next, 0) !== null,
    isMoreLoading: !isWhole && further.isValidating,
    showMore: () => void (isWhole ? further.setSize(further.size + 1) : further.mutate()),
  };
}

export type ArticleRow = AnswerOf<typeof articles>['results'][number];
export type CategoryRow = AnswerOf<typeof articleCategories>['results'][number];

/** Articles by a query such as `{ category: '4', limit: 10, offset: 0 }`, page after page. */
export const useArticlePages = (query: Asked): OffsetPages<ArticleRow> => useOffsetPages(articles, query);
/** Categories of Learn, page after page. */
export const useCategoryPages = (query: Asked): OffsetPages<CategoryRow> => useOffsetPages(articleCategories, query);
