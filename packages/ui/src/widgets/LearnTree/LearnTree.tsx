import { ChevronRight } from 'lucide-react';
import { Button, Tree, TreeItem, TreeItemContent, TreeLoadMoreItem } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRingInside } from '../../css/focus.css.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import type { OpenFace } from '../../facts/face.ts';
import {
  categoryTree,
  learnPage,
  type CategoryNode,
  type LearnArticle,
  type LearnCategory,
  type LoadedArticles,
} from './learnTree.ts';
import * as styles from './LearnTree.css.ts';

export interface LearnTreeProps {
  readonly categories: OpenFace<readonly LearnCategory[]>;
  /** Articles by category; a category that was never opened is absent. */
  readonly articles: ReadonlyMap<number, LoadedArticles>;
  /** Called for the next page of a category's articles, first when it is opened, until `hasMore` is false. */
  readonly onMore: (category: number) => void;
  /** The current article; null for none. */
  readonly current: number | null;
  /** Open categories. */
  readonly expanded: ReadonlySet<number>;
  readonly onExpandedChange: (expanded: ReadonlySet<number>) => void;
  /** URL of an article. Default `/learn?article={id}`. */
  readonly hrefOf?: (article: LearnArticle) => string;
}

/** Categories that expand to their articles, which load on demand. Put it into `SideMenuLayout`, which turns it into a drawer below 992 px. */
export function LearnTree({ categories, expanded, onExpandedChange, ...rest }: LearnTreeProps) {
  if (categories.status === 'loading') return <LoadingTree />;
  if (categories.status === 'error')
    return (
      <ErrorState title="The articles could not be loaded" onRetry={categories.onRetry}>
        {categories.message}
      </ErrorState>
    );
  return (
    <Tree
      aria-label="Articles"
      className={styles.root}
      selectionMode="none"
      expandedKeys={[...expanded].map(categoryKey)}
      onExpandedChange={(keys) => onExpandedChange(new Set([...keys].map((key) => Number(String(key).slice(1)))))}
      renderEmptyState={() => <EmptyState title="No data to display">No articles yet.</EmptyState>}
    >
      {categoryTree(categories.data).map((category) => (
        <Category key={category.id} category={category} {...rest} />
      ))}
    </Tree>
  );
}

const categoryKey = (id: number): string => `c${id}`;

interface CategoryProps extends Omit<LearnTreeProps, 'categories' | 'expanded' | 'onExpandedChange'> {
  readonly category: CategoryNode;
}

function Category({ category, articles, onMore, current, hrefOf = learnPage }: CategoryProps) {
  const loaded = articles.get(category.id);
  return (
    <TreeItem
      id={categoryKey(category.id)}
      textValue={category.title}
      hasChildItems
      className={classes(styles.item, focusRingInside)}
    >
      <TreeItemContent>
        <span className={styles.words} data-kind="category">
          <Button slot="chevron" className={styles.chevron}>
            <Icon of={ChevronRight} size={14} />
          </Button>
          <bdi>{category.title}</bdi>
        </span>
      </TreeItemContent>
      {category.children.map((child) => (
        <Category key={child.id} category={child} {...{ articles, onMore, current, hrefOf }} />
      ))}
      {loaded?.articles.map((article) => (
        <TreeItem
          key={article.id}
          id={`a${article.id}`}
          textValue={article.title}
          href={hrefOf(article)}
          className={classes(styles.item, focusRingInside)}
        >
          <TreeItemContent>
            <span
              className={styles.words}
              data-kind="article"
              aria-current={article.id === current ? 'page' : undefined}
            >
              <bdi>{article.title}</bdi>
            </span>
          </TreeItemContent>
        </TreeItem>
      ))}
      {(loaded?.hasMore ?? true) && (
        <TreeLoadMoreItem
          isLoading={loaded?.isLoading ?? false}
          onLoadMore={() => onMore(category.id)}
          className={styles.loader}
        >
          <Spinner size={16} label={`Loading articles of ${category.title}`} />
        </TreeLoadMoreItem>
      )}
    </TreeItem>
  );
}

function LoadingTree() {
  return (
    <div aria-busy className={styles.loading}>
      {['60%', '75%', '50%', '70%', '65%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
