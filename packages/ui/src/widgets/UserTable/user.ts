import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import type { FilteredView } from '../../facts/pageView.ts';

export const userRoles = ['USER', 'ADMIN'] as const;
export type UserRole = (typeof userRoles)[number];
export const roleWords: Readonly<Record<UserRole, string>> = { USER: 'User', ADMIN: 'Administrator' };

/** `leaving`: its deletion can still be undone. */
export const userStates = ['unconfirmed', 'active', 'blocked', 'leaving'] as const;
export type UserState = (typeof userStates)[number];
export const stateWords: Readonly<Record<UserState, string>> = {
  unconfirmed: 'Unconfirmed',
  active: 'Active',
  blocked: 'Blocked',
  leaving: 'Leaving',
};

/** An account as an administrator sees it. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: UserRole;
  readonly state: UserState;
  readonly created: Date;
  /** Null if it was never used. */
  readonly lastSeen: Date | null;
  /** Browsers that are signed in. */
  readonly sessions: number;
  readonly hasSecondFactor: boolean;
}

export interface UserView extends FilteredView {
  readonly role: UserRole | null;
  readonly state: UserState | null;
  readonly sort: DataSort;
}

/** Columns that the list can be sorted by. */
export const userSortKeys = ['email', 'created', 'last_seen'] as const;

/** An administrator's actions on an account; `sessions` only shows them. */
export const userActions = [
  'sessions',
  'block',
  'unblock',
  'promote',
  'demote',
  'sign-out',
  'reset-second-factor',
] as const;
export type UserAction = (typeof userActions)[number];

/** The actions that apply to an account, in the order of the menu. */
export function actionsFor({ role, state, sessions, hasSecondFactor }: User): readonly UserAction[] {
  return [
    ...(sessions > 0 ? (['sessions', 'sign-out'] as const) : []),
    ...(hasSecondFactor ? (['reset-second-factor'] as const) : []),
    role === 'ADMIN' ? 'demote' : 'promote',
    state === 'blocked' ? 'unblock' : 'block',
  ];
}

/** Texts of an action: in the menu, and as a question if it needs one. */
export const actionWords: Readonly<Record<UserAction, { name: string; title?: string; consequence?: string }>> = {
  sessions: { name: 'Show sessions' },
  'sign-out': { name: 'Sign out everywhere' },
  'reset-second-factor': {
    name: 'Reset second factor',
    title: 'Reset the second factor?',
    consequence: 'It is turned off in 24 hours. The owner gets a mail and can stop it by logging in with a code.',
  },
  promote: {
    name: 'Make administrator',
    title: 'Make an administrator?',
    consequence: 'Administrators see all accounts and messages. All sessions of the account end.',
  },
  demote: {
    name: 'Remove administrator role',
    title: 'Remove the administrator role?',
    consequence: 'All sessions of the account end.',
  },
  block: { name: 'Block', title: 'Block this account?', consequence: 'The account is signed out and cannot log in.' },
  unblock: { name: 'Unblock' },
};
