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
  /** Names the list: `Latest news`. */
  readonly label: string;
  /** The posts that are here, the newest first. A list that fails is hidden: no one came for it. */
  readonly news: OpenFace<readonly NewsItem[]>;
  /** Asks for the posts after these; absent once there are no more. */
  readonly onMore?: (() => void) | undefined;
  /** Whether they are on their way. Default false. */
  readonly isLoadingMore?: boolean;
  /** Cards of the skeleton: as many as will come. Default 3. */
  readonly skeletonCards?: number;
  /** Where a post is read. Default `/blog/articles/{id}`. */
  readonly hrefOf?: (item: NewsItem) => string;
}

/** Posts as cards, each opening in a new tab. Goes on by itself when its end comes into sight. */
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
      {/* A new end for each length of the list: the one that is in sight already is seen once more. */}
      {onMore && !isLoadingMore && <ListEnd key={news.data.length} onMore={onMore} />}
    </>
  );
}

/** The end of what is here: goes on when it comes into sight, or when asked to. */
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
