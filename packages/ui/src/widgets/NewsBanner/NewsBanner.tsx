import { X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { PageContent } from '../../primitives/Page/PageContent.tsx';
import { besideOf } from '../../primitives/besideOf.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NewsBanner.css.ts';

export interface NewsBannerProps {
  /** Name of the region, for assistive technology: `News`, `Announcement`. Default `News`. */
  readonly label?: string;
  /** Title of the news item. */
  readonly title: string;
  /** URL of the full text; absent if the title says all. */
  readonly href?: string | undefined;
  /** The page that shows the banner remembers that it was closed. */
  readonly onClose: () => void;
}

/** One news item above the header, until it is closed. */
export function NewsBanner({ label = 'News', title, href, onClose }: NewsBannerProps) {
  const root = useRef<HTMLElement>(null);
  const close = (): void => {
    // The focus moves on to the following element, because the banner goes.
    if (root.current) besideOf(root.current)?.focus();
    onClose();
  };
  return (
    <aside ref={root} className={styles.root} aria-label={label}>
      <PageContent flush>
        <div className={styles.row}>
          <p className={styles.words}>
            <bdi className={styles.title}>{title}</bdi>{' '}
            {href !== undefined && (
              <Link href={href}>
                read more<VisuallyHidden> about {title}</VisuallyHidden>
              </Link>
            )}
          </p>
          <IconButton
            icon={X}
            label={`Close the ${label.toLowerCase()}`}
            size="small"
            tooltipPlacement="bottom"
            onPress={close}
          />
        </div>
      </PageContent>
    </aside>
  );
}
