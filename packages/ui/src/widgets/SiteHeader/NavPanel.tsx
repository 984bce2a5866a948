import { useEffect, useRef, type MouseEvent } from 'react';
import { Link } from 'react-aria-components';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { PageContent } from '../../primitives/Page/PageContent.tsx';
import { isCurrentPage, type NavItem } from '../../facts/navLink.ts';
import * as styles from './NavPanel.css.ts';

export interface NavPanelProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly NavItem[];
  readonly currentPath: string;
  /** Whether the first link takes the focus when the panel opens. */
  readonly takesFocus: boolean;
  /** Called when a link was followed, with the event's `timeStamp`. */
  readonly onFollow: (at: number) => void;
}

/** The pages below a header link, each with a short description. */
export function NavPanel({ id, label, items, currentPath, takesFocus, onFollow }: NavPanelProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  // After the click has been handled: a link that is removed before leads nowhere.
  const closeOnLink = (event: MouseEvent): void => {
    if ((event.target as Element).closest('a[href]')) setTimeout(onFollow, 0, event.timeStamp);
  };
  return (
    <div id={id} className={styles.root} data-nav-panel onClickCapture={closeOnLink}>
      <PageContent>
        <ul ref={list} role="list" aria-label={label} className={styles.list}>
          {items.map(({ label: name, href, description, icon, isNew }) => (
            <li key={href}>
              <Link
                href={href}
                className={styles.item}
                {...(isCurrentPage(href, currentPath) && { 'aria-current': 'page' })}
              >
                {icon && (
                  <span className={styles.sign}>
                    <Icon of={icon} size={20} />
                  </span>
                )}
                <span className={styles.words}>
                  <span className={styles.name}>
                    {name}
                    {isNew && <Badge tone="info">New</Badge>}
                  </span>
                  {description && <span className={styles.description}>{description}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </PageContent>
    </div>
  );
}
