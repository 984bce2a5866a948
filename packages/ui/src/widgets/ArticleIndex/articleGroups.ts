export interface IndexedCategory {
  readonly id: number;
  readonly title: string;
  /** Sort order among the categories, ascending. */
  readonly order: number;
}

export interface IndexedArticle {
  readonly id: number;
  readonly title: string;
  /** One sentence; may be empty. */
  readonly description: string;
  readonly category: number;
}

/** The articles of a category, or those without a known category. */
export interface ArticleGroup {
  readonly category: IndexedCategory | null;
  readonly articles: readonly IndexedArticle[];
}

/** Articles by category, in the order of both; empty categories are left out, articles without one come last. */
export function articleGroups(
  categories: readonly IndexedCategory[],
  articles: readonly IndexedArticle[],
): ArticleGroup[] {
  const known = new Set(categories.map(({ id }) => id));
  const inOrder = categories.toSorted((a, b) => a.order - b.order || a.id - b.id);
  const groups: ArticleGroup[] = inOrder.map((category) => ({
    category,
    articles: articles.filter((article) => article.category === category.id),
  }));
  const others = articles.filter(({ category }) => !known.has(category));
  return [...groups, { category: null, articles: others }].filter((group) => group.articles.length > 0);
}
