/** A category of articles, maybe inside another one. */
export interface LearnCategory {
  readonly id: number;
  readonly title: string;
  /** The category that holds it; null at the top. */
  readonly parent: number | null;
  /** Place among its siblings, smaller first. */
  readonly order: number;
}

export interface LearnArticle {
  readonly id: number;
  readonly title: string;
}

/** The articles of a category as far as they are here. */
export interface LoadedArticles {
  readonly articles: readonly LearnArticle[];
  /** Whether there is a page after these. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
}

/** A category with those inside it. */
export interface CategoryNode extends LearnCategory {
  readonly children: readonly CategoryNode[];
}

/** Categories as a tree, in their order. One whose way up does not reach the top stands at the top itself. */
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
