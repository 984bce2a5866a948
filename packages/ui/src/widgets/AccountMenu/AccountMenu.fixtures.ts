import type { Account } from './account.ts';

export const account: Account = { name: 'Ada Brook', email: 'ada.brook@example.net', unreadThreads: 3 };
