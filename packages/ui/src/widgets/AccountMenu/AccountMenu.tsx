import { ChevronDown, CircleUser, LayoutDashboard, LogOut, Mail, Settings } from 'lucide-react';
import { from } from '../../css/media.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { useMedia } from '../../primitives/useMedia.ts';
import { UnreadBadge } from '../UnreadBadge/UnreadBadge.tsx';
import { unreadBadge, unreadWords } from '../../facts/unread.ts';
import { accountPaths, type Account, type AccountPaths } from '../../facts/account.ts';
import * as styles from './AccountMenu.css.ts';

export interface AccountMenuProps {
  readonly account: Account;
  readonly onLogOut: () => void;
  /** Link targets. Default: the personal area of this portal. */
  readonly paths?: AccountPaths;
}

/** The signed-in user's menu: profile, dashboard, messages, log out. From 768 px its button has a text. */
export function AccountMenu({ account, onLogOut, paths = accountPaths }: AccountMenuProps) {
  const { name, email, unreadThreads, isAdmin } = account;
  const unread = unreadBadge(unreadThreads);
  const label = unread ? `Account, ${unreadWords(unreadThreads)}` : 'Account';
  const isWide = useMedia(from('tablet'));
  return (
    <Menu
      label="Account"
      placement="bottom end"
      trigger={
        <span className={styles.trigger}>
          {isWide ? (
            <Button icon={CircleUser} iconAfter={ChevronDown} wide aria-label={label}>
              Account
            </Button>
          ) : (
            <IconButton label={label} icon={CircleUser} tooltipPlacement="bottom" />
          )}
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
