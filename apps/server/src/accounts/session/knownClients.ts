import type { AccountQueries } from '../tables.ts';

/** Whether an account has signed in from a client before; `key` is its email key, or that of an address that has no account. */
export async function isKnownClient(queries: AccountQueries, key: string, client: string): Promise<boolean> {
  const found = await queries
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where('account.email_key', '=', key)
    .where('session.kind', '=', 'full')
    .where('session.client', '=', client)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
