import type { AccountQueries } from '../tables.ts';

/** Sends no more mail to an address that does not exist, until an administrator allows it again. `key` is its email key. */
export async function suppress(queries: AccountQueries, key: string, problem: string, now: number): Promise<void> {
  await queries
    .insertInto('suppression')
    .values({ email_key: key, reason: `Bounced: ${problem}`, since: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
