/** The signed-in user. */
export interface Account {
  readonly name: string;
  readonly email: string;
  /** Number of message threads with unread messages. */
  readonly unreadThreads: number;
  /** Adds a link to administration. Default false. */
  readonly isAdmin?: boolean;
}

/** Targets of the account's links: full URLs if the portal's personal area is on another host. */
export interface AccountPaths {
  readonly profile: string;
  readonly dashboard: string;
  readonly messages: string;
  /** Default `/admin/users`. */
  readonly administration?: string;
  readonly logIn: string;
  readonly signUp: string;
  readonly tryForFree: string;
}

export const accountPaths: Required<AccountPaths> = {
  profile: '/user/profile',
  dashboard: '/user/radar',
  messages: '/user/messages',
  administration: '/admin/users',
  logIn: '/auth/login',
  signUp: '/auth/register',
  tryForFree: '/try-for-free',
};
