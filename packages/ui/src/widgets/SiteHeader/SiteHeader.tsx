import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { PageContent } from '../../primitives/Page/PageContent.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { isCurrentPage, type NavLink } from './navLink.ts';
import * as styles from './SiteHeader.css.ts';
import { useScrolledPast } from './useScrolledPast.ts';

// The first paint needs the search box and nothing else of the bar: what opens things is fetched beside it.
const MenuButton = lazy(async () => ({ default: (await import('./MenuButton.tsx')).MenuButton }));
const MobileMenu = lazy(async () => ({ default: (await import('../MobileMenu/MobileMenu.tsx')).MobileMenu }));

/** Past so many pixels of scroll the header stands out from what runs under it. */
const STANDS_OUT_AFTER = 50;

export interface SiteHeaderProps {
  readonly links: readonly NavLink[];
  /** Path of the page on show: its link is marked as current. */
  readonly currentPath: string;
  /** The search box; on the narrowest screens it moves into the menu. */
  readonly search?: ReactNode;
  /** Theme toggle, account buttons. */
  readonly actions?: ReactNode;
}

/** The bar at the top of each page. */
export function SiteHeader({ links, currentPath, search, actions }: SiteHeaderProps) {
  const scrolled = useScrolledPast(STANDS_OUT_AFTER);
  const [menuOpen, setMenuOpen] = useState(false);

  return (
    <header className={styles.root} data-scrolled={scrolled || undefined}>
      <PageContent flush>
        <div className={styles.bar}>
          <Brand />
          <nav className={styles.nav} aria-label="Main">
            <ul role="list" className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    href={href}
                    className={styles.link}
                    {...(isCurrentPage(href, currentPath) && { 'aria-current': 'page' })}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.search}>
            <div className={styles.searchWidth}>{search}</div>
          </div>
          <div className={styles.actions}>{actions}</div>
          <div className={styles.burger}>
            <Suspense>
              <MenuButton onPress={() => setMenuOpen(true)} />
            </Suspense>
          </div>
        </div>
      </PageContent>
      {menuOpen && (
        <Suspense>
          <MobileMenu links={links} currentPath={currentPath} search={search} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
