import { BookOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { HeadingLevel } from '../../primitives/Heading/Heading.variants.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import * as styles from './ArticleBody.css.ts';
import { useSafeArticle } from './useSafeArticle.ts';

/** An article as its author wrote it. */
export interface Article {
  readonly title: string;
  /** Null if the date does not matter. */
  readonly published: Date | null;
  /** HTML from anywhere: the browser sanitizes it before it is shown, unless `isSafe`. */
  readonly html: string;
  /** Whether it is already sanitized, with ids and anchors for headings: then a server can render it too. Default false. */
  readonly isSafe?: boolean;
}

export interface ArticleBodyProps {
  /** Null if none is selected. */
  readonly article: OpenFace<Article | null>;
  /** The `id` to scroll to once the article is there: the decoded fragment of the URL. */
  readonly anchor?: string | undefined;
  /** Heading level of the title. Default 2. */
  readonly level?: HeadingLevel;
}

/** An article: date, title and text. */
export function ArticleBody({ article, anchor, level = 2 }: ArticleBodyProps) {
  const known = dataOf(article);
  const made = useSafeArticle(known?.isSafe ? undefined : known?.html);
  const html = known?.isSafe ? known.html : made;
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (html === undefined || !anchor) return;
    body.current?.querySelector(`#${CSS.escape(anchor)}`)?.scrollIntoView();
  }, [html, anchor]);

  if (article.status === 'error')
    return (
      <ErrorState title="The article could not be loaded" onRetry={article.onRetry}>
        {article.message}
      </ErrorState>
    );
  if (known === null)
    return (
      <EmptyState icon={BookOpen} title="Please select an article">
        Choose one from the list below or from the Articles menu.
      </EmptyState>
    );
  return (
    <article className={styles.root} aria-busy={html === undefined}>
      <header className={styles.head}>
        {known?.published && (
          <span className={styles.date}>
            <DateTime value={known.published} precision="day" />
          </span>
        )}
        {known ? (
          <Heading level={level} size={32}>
            <bdi>{known.title}</bdi>
          </Heading>
        ) : (
          <Skeleton shape="block" width="60%" height="2.5rem" />
        )}
      </header>
      {html === undefined ? (
        <div className={styles.body}>
          {['100%', '92%', '97%', '60%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ) : (
        <div ref={body} dir="auto" className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </article>
  );
}
