import { endpoints } from '@routeglass/api-client/contract';
import { useCategoryPages, useClient } from '@routeglass/api-client/hooks';
import { READING_STEP } from '@routeglass/api-client/page/reading';
import type { LoadedArticles } from '@routeglass/ui/LearnTree';
import { useEffect, useRef, useState } from 'react';
import { faceOf } from '../../wire/face.ts';

const NOTHING: LoadedArticles = { articles: [], hasMore: true, isLoading: false };

/** The categories of Learn, and the articles of opened categories, ten at a time. */
export function useLearnTree() {
  const client = useClient();
  const categories = useCategoryPages({ limit: READING_STEP, offset: 0 });
  const { hasMore, isMoreLoading, showMore } = categories;
  useEffect(() => {
    if (hasMore && !isMoreLoading) showMore();
  }, [hasMore, isMoreLoading, showMore]);

  const [articles, setArticles] = useState<ReadonlyMap<number, LoadedArticles>>(new Map());
  const underWay = useRef(new Set<number>());
  const onMore = (category: number): void => {
    const known = articles.get(category) ?? NOTHING;
    if (!known.hasMore || underWay.current.has(category)) return;
    underWay.current.add(category);
    const tell = (loaded: LoadedArticles): void => setArticles((before) => new Map(before).set(category, loaded));
    tell({ ...known, isLoading: true });
    const query = { kind: 'learn', category: String(category), limit: READING_STEP, offset: known.articles.length };
    client
      .call(endpoints.articles, { query })
      .then(
        ({ results, next }) =>
          tell({
            articles: [...known.articles, ...results],
            hasMore: next !== null && results.length > 0,
            isLoading: false,
          }),
        // The tree tries again the next time the category is opened.
        () => tell({ ...known, isLoading: false }),
      )
      .finally(() => underWay.current.delete(category));
  };
  return { categories: faceOf(categories, (rows) => rows), articles, onMore };
}
