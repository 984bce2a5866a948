import { CircleUser, LayoutDashboard, LogOut, Mail, Settings } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { UnreadBadge } from '../UnreadBadge/UnreadBadge.tsx';
import { unreadBadge, unreadWords } from '../../facts/unread.ts';
import { accountPaths, type Account, type AccountPaths } from '../../facts/account.ts';
import * as styles from './AccountMenu.css.ts';

export interface AccountMenuProps {
  readonly account: Account;
  readonly onLogOut: () => void;
  /** Where the lines lead. Default: the personal area of this portal. */
  readonly paths?: AccountPaths;
}

/** Who is signed in, and what is theirs: profile, dashboard, messages, the way out. */
export function AccountMenu({ account, onLogOut, paths = accountPaths }: AccountMenuProps) {
  const { name, email, unreadThreads, isAdmin } = account;
  const unread = unreadBadge(unreadThreads);
  return (
    <Menu
      label="Account"
      placement="bottom end"
      trigger={
        <span className={styles.trigger}>
          <IconButton
            label={unread ? `Account, ${unreadWords(unreadThreads)}` : 'Account'}
            icon={CircleUser}
            tooltipPlacement="bottom"
          />
          {unread && (
            <span className={styles.count} aria-hidden>
              {unread}
            </span>
          )}
        </span>
      }
      sections={[
        {
          name: name || email,
          items: [
            { id: 'profile', name: 'Profile', icon: CircleUser, href: paths.profile, ...(name && { note: email }) },
            { id: 'dashboard', name: 'Dashboard', icon: LayoutDashboard, href: paths.dashboard },
            {
              id: 'messages',
              name: 'Messages',
              icon: Mail,
              href: paths.messages,
              after: <UnreadBadge count={unreadThreads} />,
            },
            ...(isAdmin
              ? [
                  {
                    id: 'administration',
                    name: 'Administration',
                    icon: Settings,
                    href: paths.administration ?? accountPaths.administration,
                  },
                ]
              : []),
            { id: 'log-out', name: 'Log out', icon: LogOut, onAction: onLogOut },
          ],
        },
      ]}
    />
  );
}
