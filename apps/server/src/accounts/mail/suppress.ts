import type { AccountQueries } from '../tables.ts';

/** Stops mail to an address until an administrator allows it again. `key` is its email key; an existing reason stays. */
export async function suppress(queries: AccountQueries, key: string, reason: string, now: number): Promise<void> {
  await queries
    .insertInto('suppression')
    .values({ email_key: key, reason, since: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
