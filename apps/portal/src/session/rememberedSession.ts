import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { Account } from '@routeglass/ui/AccountMenu';
import { dropStored, keepStored, readStored } from '../wire/browserStorage.ts';

/** Only what the header shows: the credential is a cookie that no script reads. */
const KEY = 'session';

/** What the header shows of who is signed in. */
export function accountOf({ firstname, lastname, email, unreadThreads, roles }: SessionFacts): Account {
  return { name: `${firstname} ${lastname}`.trim(), email, unreadThreads, isAdmin: roles.includes('ADMIN') };
}

/** Who was signed in when this browser asked last; null where no one was. */
export function rememberedAccount(): Account | null {
  return readAccount(readStored(KEY));
}

export function rememberAccount(account: Account): void {
  keepStored(KEY, JSON.stringify(account));
}

/** True where somebody was remembered. */
export function forgetAccount(): boolean {
  const was = readStored(KEY) !== null;
  dropStored(KEY);
  return was;
}

/** What was kept, where it is what this version keeps. */
export function readAccount(text: string | null): Account | null {
  if (text === null) return null;
  try {
    const { name, email, unreadThreads, isAdmin } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (typeof name !== 'string' || typeof email !== 'string' || typeof unreadThreads !== 'number') return null;
    return { name, email, unreadThreads, isAdmin: isAdmin === true };
  } catch {
    return null;
  }
}
