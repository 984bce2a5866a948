import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { PageContent } from '../../primitives/Page/PageContent.tsx';
import { accountPaths, type Account, type AccountPaths } from '../../facts/account.ts';
import { Brand } from '../Brand/Brand.tsx';
import { HeaderAccount } from './HeaderAccount.tsx';
import { isCurrentPage, type NavLink } from '../../facts/navLink.ts';
import { NavMenu } from './NavMenu.tsx';
import * as styles from './SiteHeader.css.ts';
import { useNavMenus } from './useNavMenus.ts';
import { useScrolledPast } from './useScrolledPast.ts';

// The first paint only needs the search box of the bar: everything that opens something loads separately.
const MenuButton = lazy(async () => ({ default: (await import('./MenuButton.tsx')).MenuButton }));
const SearchButton = lazy(async () => ({ default: (await import('./SearchButton.tsx')).SearchButton }));
const SearchSheet = lazy(async () => ({ default: (await import('./SearchSheet.tsx')).SearchSheet }));
const MobileMenu = lazy(async () => ({ default: (await import('../MobileMenu/MobileMenu.tsx')).MobileMenu }));

/** Scroll distance in pixels after which the header is set off from the content below it. */
const STANDS_OUT_AFTER = 50;

const nothing = (): void => undefined;

export interface SiteHeaderProps {
  readonly links: readonly NavLink[];
  /** Path of the current page: its link is marked as current. */
  readonly currentPath: string;
  /** The search box; on the narrowest screens an icon opens it, and it is also in the menu. */
  readonly search?: ReactNode;
  /** The signed-in account; null for a guest. While unknown neither is shown. */
  readonly account?: Account | null | undefined;
  /** Reserves the space of the account's buttons while the account is unknown. Default false. */
  readonly isAccountAwaited?: boolean;
  readonly onLogOut?: (() => void) | undefined;
  /** Targets of the buttons and the account's menu. Default: the pages of this portal. */
  readonly paths?: AccountPaths;
  /** The theme toggle. */
  readonly actions?: ReactNode;
  /** A news banner above the bar, which scrolls away. */
  readonly banner?: ReactNode;
}

/** The bar at the top of each page. */
export function SiteHeader(props: SiteHeaderProps) {
  const { links, currentPath, search, account, isAccountAwaited = false, onLogOut = nothing } = props;
  const { paths = accountPaths, actions, banner } = props;
  const scrolled = useScrolledPast(STANDS_OUT_AFTER);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const menus = useNavMenus();
  const [openedOn, setOpenedOn] = useState(currentPath);
  if (openedOn !== currentPath) {
    // The search result is below the drawer that contains the search, so close the drawer.
    setOpenedOn(currentPath);
    setDrawerOpen(false);
    setSearching(false);
  }

  // The same elements each time: a new Suspense boundary would remove what the server rendered while its code loads.
  const searchButton = useMemo(
    () => (
      <Suspense>
        <SearchButton onPress={() => setSearching(true)} />
      </Suspense>
    ),
    [],
  );
  const menuButton = useMemo(
    () => (
      <Suspense>
        <MenuButton onPress={() => setDrawerOpen(true)} />
      </Suspense>
    ),
    [],
  );

  return (
    <>
      {banner}
      {menus.open !== null && <div className={styles.veil} onPointerDown={menus.close} aria-hidden />}
      <header
        className={styles.root}
        data-scrolled={scrolled || undefined}
        data-menu-open={menus.open !== null || undefined}
      >
        <PageContent flush>
          <div className={styles.bar}>
            <Brand />
            {links.length > 0 && (
              <nav className={classes(styles.nav, search ? styles.roomyNav : styles.usualNav)} aria-label="Main">
                <ul role="list" className={styles.links}>
                  {links.map(({ items, ...link }) =>
                    items ? (
                      <NavMenu
                        key={link.href}
                        link={{ ...link, items }}
                        currentPath={currentPath}
                        isOpen={menus.open === link.href}
                        onSignal={(signal, at) => menus.signal(link.href, signal, at)}
                      />
                    ) : (
                      <li key={link.href} className={styles.entry}>
                        <Link
                          href={link.href}
                          className={styles.link}
                          {...(isCurrentPage(link.href, currentPath) && { 'aria-current': 'page' })}
                        >
                          {link.label}
                        </Link>
                      </li>
                    ),
                  )}
                </ul>
              </nav>
            )}
            <div className={styles.search}>
              <div className={styles.searchWidth}>{search}</div>
            </div>
            <div className={classes(styles.actions, actions !== undefined && styles.awaited)}>
              {search && <span className={styles.searchIcon}>{searchButton}</span>}
              {actions}
              {(account !== undefined || isAccountAwaited) && (
                <span className={classes(styles.account, isAccountAwaited && styles.accountAwaited)}>
                  {account !== undefined && <HeaderAccount account={account} paths={paths} onLogOut={onLogOut} />}
                </span>
              )}
            </div>
            <div className={classes(styles.burger, search ? styles.roomyBurger : styles.usualBurger)}>{menuButton}</div>
          </div>
        </PageContent>
        {isSearching && (
          <Suspense>
            <SearchSheet onClose={() => setSearching(false)}>{search}</SearchSheet>
          </Suspense>
        )}
        {drawerOpen && (
          <Suspense>
            <MobileMenu
              links={links}
              currentPath={currentPath}
              search={search}
              account={account}
              onLogOut={onLogOut}
              paths={paths}
              onClose={() => setDrawerOpen(false)}
            />
          </Suspense>
        )}
      </header>
    </>
  );
}
