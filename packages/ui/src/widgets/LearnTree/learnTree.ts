/** A category of articles, possibly inside another one. */
export interface LearnCategory {
  readonly id: number;
  readonly title: string;
  /** Its parent category; null at the top. */
  readonly parent: number | null;
  /** Sort order among its siblings, ascending. */
  readonly order: number;
}

export interface LearnArticle {
  readonly id: number;
  readonly title: string;
}

/** The articles of a category loaded so far. */
export interface LoadedArticles {
  readonly articles: readonly LearnArticle[];
  /** Whether there is another page. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
}

/** A category with its subcategories. */
export interface CategoryNode extends LearnCategory {
  readonly children: readonly CategoryNode[];
}

/** Categories as a tree, in their order. One whose ancestors do not lead to the top is placed at the top itself. */
export function categoryTree(categories: readonly LearnCategory[]): CategoryNode[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const isBelow = ({ id, parent }: LearnCategory): boolean => {
    if (parent === null || !byId.has(parent)) return false;
    const seen = new Set([id]);
    for (let above: number | null = parent; above !== null; above = byId.get(above)?.parent ?? null) {
      if (seen.has(above)) return false;
      seen.add(above);
    }
    return true;
  };
  const nodes = (within: number | null): CategoryNode[] =>
    categories
      .filter((category) => (isBelow(category) ? category.parent : null) === within)
      .sort((a, b) => a.order - b.order || a.id - b.id)
      .map((category) => ({ ...category, children: nodes(category.id) }));
  return nodes(null);
}

/** URL of an article. */
export function learnPage({ id }: Pick<LearnArticle, 'id'>): string {
  return `/learn?article=${id}`;
}
