import { isKnownClient } from '../session/knownClients.ts';
import type { AccountQueries } from '../tables.ts';
import { clientOf, type Visitor } from '../visitor.ts';
import { use } from './allowance.ts';

/**
 * Whether an address gets one more letter that somebody asked for. What strangers ask for counts together; an owner who asks from where the
 * account has signed in before has an allowance of their own, so that nobody uses it up for them. The statements are as many with an account as
 * without one.
 */
export async function takesLetter(
  queries: AccountQueries,
  key: string,
  visitor: Visitor,
  now: number,
): Promise<boolean> {
  const client = clientOf(visitor);
  const isOwn = await isKnownClient(queries, key, client);
  const wait = await (isOwn ? use(queries, 'ownLetter', `${key} ${client}`, now) : use(queries, 'letter', key, now));
  return wait === null;
}
