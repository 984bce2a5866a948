/** Who is signed in. */
export interface Account {
  readonly name: string;
  readonly email: string;
  /** Threads of messages with something unread in them. */
  readonly unreadThreads: number;
  /** Adds the way to administration. Default false. */
  readonly isAdmin?: boolean;
}

/** Where the account's links lead. A portal whose personal area is elsewhere gives whole addresses. */
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
