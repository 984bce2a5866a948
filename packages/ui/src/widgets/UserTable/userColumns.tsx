import { Ban, CircleCheck, Clock, Ellipsis, ShieldCheck } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { actionsFor, actionWords, roleWords, stateWords, type User, type UserAction, type UserState } from './user.ts';
import * as styles from '../../css/twoLines.css.ts';

const looks = {
  unconfirmed: { tone: 'unknown', icon: Clock },
  active: { tone: 'valid', icon: CircleCheck },
  blocked: { tone: 'invalid', icon: Ban },
  leaving: { tone: 'neutral', icon: Clock },
} as const satisfies Record<UserState, object>;

/** Columns of a list of accounts, with the possible actions. */
export const userColumns = (onAction: (user: User, action: UserAction) => void): readonly DataColumn<User>[] => [
  {
    id: 'email',
    name: 'Account',
    isRowHeader: true,
    sortable: true,
    text: ({ email }) => email,
    cell: ({ email, name }) => (
      <span className={styles.lines}>
        <DottedName>{email}</DottedName>
        <bdi className={styles.second}>{name}</bdi>
      </span>
    ),
  },
  {
    id: 'role',
    name: 'Role',
    width: '8rem',
    priority: 2,
    text: ({ role }) => roleWords[role],
    cell: ({ role, hasSecondFactor }) => (
      <Inline gap={4}>
        {roleWords[role]}
        {hasSecondFactor && (
          <Badge kind="outline" icon={ShieldCheck}>
            2FA
          </Badge>
        )}
      </Inline>
    ),
  },
  {
    id: 'state',
    name: 'State',
    text: ({ state }) => stateWords[state],
    cell: ({ state }) => <Badge {...looks[state]}>{stateWords[state]}</Badge>,
  },
  { id: 'sessions', name: 'Sessions', align: 'end', priority: 3, cell: ({ sessions }) => sessions },
  {
    id: 'created',
    name: 'Created',
    sortable: true,
    priority: 4,
    text: ({ created }) => created.toISOString(),
    cell: ({ created }) => <DateTime value={created} precision="day" />,
  },
  {
    id: 'last_seen',
    name: 'Last seen',
    sortable: true,
    text: ({ lastSeen }) => lastSeen?.toISOString() ?? 'Never',
    cell: ({ lastSeen }) => (lastSeen ? <DateTime value={lastSeen} /> : <Text tone="muted">Never</Text>),
  },
  {
    id: 'actions',
    name: 'Actions',
    skipCsv: true,
    cell: (user) => (
      <Menu
        label={`Actions for ${user.email}`}
        placement="bottom end"
        trigger={<IconButton size="small" icon={Ellipsis} label={`Actions for ${user.email}`} />}
        items={actionsFor(user).map((action) => ({
          id: action,
          name: actionWords[action].name,
          danger: action === 'block',
          onAction: () => onAction(user, action),
        }))}
      />
    ),
  },
];
