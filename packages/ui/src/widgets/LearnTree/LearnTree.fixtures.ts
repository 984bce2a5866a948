import type { LearnArticle, LearnCategory, LoadedArticles } from './learnTree.ts';

export const categories: readonly LearnCategory[] = [
  { id: 1, title: 'First steps', parent: null, order: 1 },
  { id: 2, title: 'Routing security', parent: null, order: 2 },
  {
    id: 3,
    title: 'Route origin validation and everything that a network has to do before it may reject',
    parent: 2,
    order: 1,
  },
  { id: 4, title: 'أساسيات التوجيه', parent: null, order: 3 },
];

const titles = ['What an AS path tells', 'Reading the routing graph', 'Route leaks', 'ROA and max length'] as const;

/** `count` articles of a category. */
export function manyArticles(category: number, count: number): LearnArticle[] {
  return Array.from({ length: count }, (_, at) => ({
    id: category * 1000 + at,
    title: `${titles[at % titles.length]} ${at < titles.length ? '' : at + 1}`.trim(),
  }));
}

export const firstPages: ReadonlyMap<number, LoadedArticles> = new Map([
  [1, { articles: manyArticles(1, 4), hasMore: false, isLoading: false }],
  [2, { articles: manyArticles(2, 2), hasMore: false, isLoading: false }],
  [3, { articles: manyArticles(3, 2), hasMore: false, isLoading: false }],
]);
