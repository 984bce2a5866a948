import type { ReactNode } from 'react';
import { CircleUser, LayoutDashboard, LogOut, Mail, Settings } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Drawer } from '../../primitives/Drawer/Drawer.tsx';
import { accountPaths, type Account, type AccountPaths } from '../../facts/account.ts';
import { useBrandName } from '../../facts/brandName.ts';
import { isCurrentPage, type NavLink } from '../../facts/navLink.ts';
import { UnreadBadge } from '../UnreadBadge/UnreadBadge.tsx';
import { MobileLink } from './MobileLink.tsx';
import * as styles from './MobileMenu.css.ts';

export interface MobileMenuProps {
  readonly links: readonly NavLink[];
  readonly currentPath: string;
  /** The search box, on the narrowest screens. */
  readonly search?: ReactNode;
  /** The signed-in account; null for a guest. While unknown neither is shown. */
  readonly account?: Account | null | undefined;
  readonly onLogOut?: () => void;
  /** Link targets of the account's lines. Default: the pages of this portal. */
  readonly paths?: AccountPaths;
  readonly onClose: () => void;
}

/** The content of the wide header, as a drawer. */
export function MobileMenu(props: MobileMenuProps) {
  const { links, currentPath, search, account, onLogOut, paths = accountPaths, onClose } = props;
  const current = { currentPath };
  return (
    <Drawer title={useBrandName()} side="end" isOpen onOpenChange={onClose}>
      {search && (
        <div className={styles.search} onSubmit={onClose}>
          {search}
        </div>
      )}
      {account && (
        <nav aria-label="Account" className={styles.part}>
          <ul role="list" className={styles.links}>
            <MobileLink
              {...current}
              href={paths.profile}
              icon={CircleUser}
              note={account.name ? account.email : 'Profile'}
            >
              <bdi>{account.name || account.email}</bdi>
            </MobileLink>
            <MobileLink {...current} href={paths.dashboard} icon={LayoutDashboard}>
              Dashboard
            </MobileLink>
            <MobileLink
              {...current}
              href={paths.messages}
              icon={Mail}
              after={<UnreadBadge count={account.unreadThreads} />}
            >
              Messages
            </MobileLink>
            {account.isAdmin && (
              <MobileLink {...current} href={paths.administration ?? accountPaths.administration} icon={Settings}>
                Administration
              </MobileLink>
            )}
          </ul>
        </nav>
      )}
      <nav aria-label="Main" className={styles.part}>
        <ul role="list" className={styles.links}>
          {links.map(({ label, href, items }) =>
            items ? (
              <li key={href} className={styles.group}>
                <Disclosure title={label} defaultExpanded={isCurrentPage(href, currentPath)}>
                  <ul role="list" className={styles.links}>
                    {items.map((item) => (
                      <MobileLink
                        key={item.href}
                        {...current}
                        href={item.href}
                        after={item.isNew && <Badge tone="info">New</Badge>}
                      >
                        {item.label}
                      </MobileLink>
                    ))}
                  </ul>
                </Disclosure>
              </li>
            ) : (
              <MobileLink key={href} {...current} href={href}>
                {label}
              </MobileLink>
            ),
          )}
        </ul>
      </nav>
      {account !== undefined && (
        <div className={styles.ways}>
          <ButtonLink href={paths.tryForFree} target="_blank" kind="primary" wide>
            Try for Free
          </ButtonLink>
          {account ? (
            <Button
              icon={LogOut}
              wide
              onPress={() => {
                onClose();
                onLogOut?.();
              }}
            >
              Log out
            </Button>
          ) : (
            <>
              <ButtonLink href={paths.logIn} wide>
                Log in
              </ButtonLink>
              <ButtonLink href={paths.signUp} wide>
                Sign up
              </ButtonLink>
            </>
          )}
        </div>
      )}
    </Drawer>
  );
}
