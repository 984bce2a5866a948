import type { ReactNode } from 'react';
import { Drawer } from '../../primitives/Drawer/Drawer.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { useBrandName } from '../Brand/brandName.ts';
import { isCurrentPage, type NavLink } from '../SiteHeader/navLink.ts';
import * as styles from './MobileMenu.css.ts';

export interface MobileMenuProps {
  readonly links: readonly NavLink[];
  readonly currentPath: string;
  /** Shown where the header has no room for it. */
  readonly search?: ReactNode;
  readonly onClose: () => void;
}

/** What the header holds on wide screens, as a drawer. */
export function MobileMenu({ links, currentPath, search, onClose }: MobileMenuProps) {
  return (
    <Drawer title={useBrandName()} side="end" isOpen onOpenChange={onClose}>
      {search && <div className={styles.search}>{search}</div>}
      <nav aria-label="Main">
        <ul role="list" className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href} className={styles.entry}>
              <Link href={href} kind="plain" {...(isCurrentPage(href, currentPath) && { 'aria-current': 'page' })}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
