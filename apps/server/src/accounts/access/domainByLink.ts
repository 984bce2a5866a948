import type { DomainQuestion } from '@routeglass/api-client/own';
import { badLink } from '../links.ts';
import type { AccountQueries } from '../tables.ts';
import { hashOf } from '../token.ts';

/** A contact's link to a request for a domain. */
export interface DomainLink {
  readonly userId: string;
  readonly token: string;
}

/** The request behind a contact's link, and the contact's address. Throws E_FORM_INVALID for a link that is wrong or too old. */
export async function linkedDomain(queries: AccountQueries, { userId, token }: DomainLink, now: number) {
  const found = await queries
    .selectFrom('domain_contact_link as l')
    .innerJoin('domain_access as a', 'a.id', 'l.access_id')
    .selectAll('a')
    .select(['l.email as contact', 'l.expires_at'])
    .where('l.token_hash', '=', hashOf(token))
    .where('l.expires_at', '>', new Date(now))
    .where('a.account_id', '=', userId)
    .executeTakeFirst();
  if (!found) throw badLink();
  return found;
}

/** The question to the contact of a domain. Reading it changes nothing. */
export async function domainQuestionOf(
  queries: AccountQueries,
  link: DomainLink,
  now: number,
): Promise<DomainQuestion> {
  const { account_id, domain, status, created_at, expires_at } = await linkedDomain(queries, link, now);
  const account = await queries
    .selectFrom('account')
    .select(['firstname', 'lastname', 'email'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  return { domain, ...account, status, asked: created_at.toISOString(), expires: expires_at.toISOString() };
}
