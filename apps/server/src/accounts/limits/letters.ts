import { isKnownClient } from '../session/knownClients.ts';
import type { AccountQueries } from '../tables.ts';
import { clientOf, type Visitor } from '../visitor.ts';
import { use } from './allowance.ts';

/**
 * Whether an address may get another requested letter. Requests from strangers share one allowance. A client from which the account has signed in
 * before has its own, which strangers cannot use up. It runs the same number of statements with and without an account.
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
