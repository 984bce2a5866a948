import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Icon, type IconDrawing } from '../../primitives/Icon/Icon.tsx';
import { isCurrentPage } from '../../facts/navLink.ts';
import * as styles from './MobileMenu.css.ts';

interface MobileLinkProps {
  readonly href: string;
  readonly currentPath: string;
  readonly children: ReactNode;
  readonly icon?: IconDrawing;
  /** A few words below the name. */
  readonly note?: string;
  /** Shown at the end of the line. */
  readonly after?: ReactNode;
}

/** One line of the drawer. */
export function MobileLink({ href, currentPath, children, icon, note, after }: MobileLinkProps) {
  return (
    <li>
      <Link href={href} className={styles.link} {...(isCurrentPage(href, currentPath) && { 'aria-current': 'page' })}>
        {icon && <Icon of={icon} size={20} />}
        <span className={styles.words}>
          {children}
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {after}
      </Link>
    </li>
  );
}
