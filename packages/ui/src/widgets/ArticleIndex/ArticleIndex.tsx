import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { HeadingLevel } from '../../primitives/Heading/Heading.variants.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { articleGroups, type IndexedArticle, type IndexedCategory } from './articleGroups.ts';
import * as styles from './ArticleIndex.css.ts';

/** Content of the index. */
export interface ArticleIndexData {
  readonly categories: readonly IndexedCategory[];
  readonly articles: readonly IndexedArticle[];
}

export interface ArticleIndexProps {
  readonly index: OpenFace<ArticleIndexData>;
  /** URL of an article. */
  readonly hrefOf: (article: IndexedArticle) => string;
  /** Heading level of the categories. Default 2. */
  readonly level?: HeadingLevel;
}

/** All articles by category, each with its description. Hidden if it fails to load: the menu beside it reports the error. */
export function ArticleIndex({ index, hrefOf, level = 2 }: ArticleIndexProps) {
  if (index.status === 'error') return null;
  if (index.status === 'loading')
    return (
      <div aria-busy className={styles.root}>
        {['40%', '80%', '75%', '40%', '85%'].map((width, at) => (
          <Skeleton key={at} width={width} />
        ))}
      </div>
    );
  return (
    <div className={styles.root}>
      {articleGroups(index.data.categories, index.data.articles).map(({ category, articles }) => (
        <section key={category?.id ?? 'others'} className={styles.group}>
          <Heading level={level} size={20}>
            <bdi>{category?.title ?? 'Other articles'}</bdi>
          </Heading>
          <ul role="list" className={styles.list}>
            {articles.map((article) => (
              <li key={article.id} className={styles.entry}>
                <Link href={hrefOf(article)}>
                  <bdi>{article.title}</bdi>
                </Link>
                {article.description !== '' && (
                  <p dir="auto" className={styles.words}>
                    {article.description}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
