import type { AccountQueries } from '../tables.ts';

/** Sends no more mail to an address until an administrator allows it again. `key` is its email key; a reason that is kept already stays. */
export async function suppress(queries: AccountQueries, key: string, reason: string, now: number): Promise<void> {
  await queries
    .insertInto('suppression')
    .values({ email_key: key, reason, since: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
