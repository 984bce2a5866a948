import type { Account } from '../../facts/account.ts';

export const account: Account = { name: 'Ada Brook', email: 'ada.brook@example.net', unreadThreads: 3 };
