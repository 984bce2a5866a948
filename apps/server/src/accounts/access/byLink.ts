import type { AccessQuestion } from '@routeglass/api-client/own';
import { badLink } from '../links.ts';
import type { AccountQueries } from '../tables.ts';
import { emailKey, hashOf } from '../token.ts';
import { namesOf } from './network.ts';

/** Network and account of a request, if the address has them besides the token. */
export interface ForWhom {
  readonly asn: number;
  readonly userId: string;
}

/** The request behind a contact's link, and the contact. Throws E_FORM_INVALID for a link that is wrong or too old. */
export async function linkedAccess(queries: AccountQueries, token: string, now: number, whom?: ForWhom) {
  const found = await queries
    .selectFrom('as_contact_link as l')
    .innerJoin('as_access as a', 'a.id', 'l.access_id')
    .selectAll('a')
    .select(['l.handle', 'l.name', 'l.email', 'l.expires_at'])
    .where('l.token_hash', '=', hashOf(token))
    .where('l.expires_at', '>', new Date(now))
    .$if(whom !== undefined, (query) =>
      query.where('a.asn', '=', whom?.asn ?? -1).where('a.account_id', '=', whom?.userId ?? ''),
    )
    .executeTakeFirst();
  if (!found) throw badLink();
  return found;
}

/** The question to a contact. Reading it changes nothing. */
export async function questionOf(
  queries: AccountQueries,
  token: string,
  now: number,
  whom: ForWhom,
): Promise<AccessQuestion> {
  const { asn, account_id, status, created_at, expires_at, handle, name, email } = await linkedAccess(
    queries,
    token,
    now,
    whom,
  );
  const account = await queries
    .selectFrom('account')
    .select(['firstname', 'lastname', 'email'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  return {
    asn,
    as_name: (await namesOf(queries, [asn])).get(asn) ?? null,
    ...account,
    status,
    asked: created_at.toISOString(),
    expires: expires_at.toISOString(),
    contact: { handle, name, email },
  };
}

/** Records that a contact wants no more letters about requests. */
export async function stopLetters(queries: AccountQueries, email: string, now: number): Promise<void> {
  await queries
    .insertInto('contact_stop')
    .values({ email_key: emailKey(email), since: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
