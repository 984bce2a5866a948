/** Who is signed in. */
export interface Account {
  readonly name: string;
  readonly email: string;
  /** Threads of messages with something unread in them. */
  readonly unreadThreads: number;
}

/** Where the account's links lead. A portal whose personal area is elsewhere gives whole addresses. */
export interface AccountPaths {
  readonly profile: string;
  readonly dashboard: string;
  readonly messages: string;
  readonly logIn: string;
  readonly signUp: string;
  readonly tryForFree: string;
}

export const accountPaths: AccountPaths = {
  profile: '/user/profile',
  dashboard: '/user/radar',
  messages: '/user/messages',
  logIn: '/auth/login',
  signUp: '/auth/register',
  tryForFree: '/try-for-free',
};
