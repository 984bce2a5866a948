import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { Account } from '@routeglass/ui/AccountMenu';
import { dropStored, keepStored, readStored } from '../wire/browserStorage.ts';

/** Only what the header shows: the credential is a cookie that no script reads. */
const KEY = 'session';

/** The facts about the signed-in account that the header shows. */
export function accountOf({ firstname, lastname, email, unreadThreads, roles }: SessionFacts): Account {
  return { name: `${firstname} ${lastname}`.trim(), email, unreadThreads, isAdmin: roles.includes('ADMIN') };
}

/** The account that was signed in when this browser last asked; null if there was none. */
export function rememberedAccount(): Account | null {
  return readAccount(readStored(KEY));
}

export function rememberAccount(account: Account): void {
  keepStored(KEY, JSON.stringify(account));
}

/** Returns true if an account was remembered. */
export function forgetAccount(): boolean {
  const was = readStored(KEY) !== null;
  dropStored(KEY);
  return was;
}

/** The stored account; null if the text is not in this version's format. */
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
