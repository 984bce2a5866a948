import { ExternalLink, Newspaper } from 'lucide-react';
import { Link } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { newsPage, type NewsItem } from './newsItem.ts';
import * as styles from './NewsList.css.ts';
import { useInSight } from './useInSight.ts';

export interface NewsListProps {
  /** Name of the list: `Latest news`. */
  readonly label: string;
  /** The loaded posts, newest first. A list that fails is hidden, as it is not what visitors came for. */
  readonly news: OpenFace<readonly NewsItem[]>;
  /** Loads the next posts; absent once there are no more. */
  readonly onMore?: (() => void) | undefined;
  /** Whether they are loading. Default false. */
  readonly isLoadingMore?: boolean;
  /** Number of skeleton cards: as many as are expected. Default 3. */
  readonly skeletonCards?: number;
  /** URL of a post. Default `/blog/articles/{id}`. */
  readonly hrefOf?: (item: NewsItem) => string;
}

/** Posts as cards, each opening in a new tab. Loads more when its end comes into view. */
export function NewsList({
  label,
  news,
  onMore,
  isLoadingMore = false,
  skeletonCards = 3,
  hrefOf = newsPage,
}: NewsListProps) {
  if (news.status === 'error') return null;
  if (news.status === 'loading')
    return (
      <ul role="list" aria-busy aria-label={label} className={styles.list}>
        <SkeletonCards count={skeletonCards} />
      </ul>
    );
  if (news.data.length === 0) return <EmptyState icon={Newspaper} title="There are no posts" />;
  return (
    <>
      <ul role="list" aria-label={label} aria-busy={isLoadingMore} className={styles.list}>
        {news.data.map((item) => (
          <li key={item.id}>
            <Link
              href={hrefOf(item)}
              target="_blank"
              rel="noopener noreferrer"
              className={classes(styles.card, focusRing)}
            >
              <bdi className={styles.title}>{item.title}</bdi>
              <span className={styles.foot}>
                <DateTime value={item.published} precision="day" />
                <Icon of={ExternalLink} size={14} label="opens in a new window" />
              </span>
            </Link>
          </li>
        ))}
        {isLoadingMore && <SkeletonCards count={skeletonCards} />}
      </ul>
      {/* A new end element for each list length, so that one already in view is observed again. */}
      {onMore && !isLoadingMore && <ListEnd key={news.data.length} onMore={onMore} />}
    </>
  );
}

/** The end of the loaded posts: loads more when it comes into view, or on a press. */
function ListEnd({ onMore }: { readonly onMore: () => void }) {
  const end = useInSight<HTMLDivElement>(onMore);
  return (
    <div ref={end} className={styles.more}>
      <Button onPress={onMore}>Load more</Button>
    </div>
  );
}

function SkeletonCards({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <li key={at} className={styles.card}>
      <span>
        <Skeleton />
        <Skeleton width="60%" />
      </span>
      <Skeleton width="30%" />
    </li>
  ));
}
