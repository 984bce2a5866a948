import { DAY_MS, HOUR_MS } from '@routeglass/domain/time';
import { Problem } from '../http/problem.ts';
import { hashOf, newSecret } from './token.ts';
import type { AccountQueries, AccountTables } from './tables.ts';

const lifetimes = { confirm: DAY_MS, reset: HOUR_MS, 'email-old': DAY_MS, 'email-new': DAY_MS } as const;
export type LinkKind = AccountTables['link']['kind'];

export interface NewLink {
  readonly kind: LinkKind;
  readonly emailKey: string;
  readonly accountId: string | null;
  readonly redirect?: string | null;
  readonly sessionId?: string;
  readonly registration?: string;
  readonly lifetime?: number;
}

/** Makes a link for a letter. Returns its token, which is not stored. */
export async function makeLink(queries: AccountQueries, link: NewLink, now: number): Promise<string> {
  const token = newSecret();
  await queries
    .insertInto('link')
    .values({
      token_hash: hashOf(token),
      kind: link.kind,
      account_id: link.accountId,
      email_key: link.emailKey,
      created_at: new Date(now),
      expires_at: new Date(now + (link.lifetime ?? lifetimes[link.kind])),
      redirect: link.redirect ?? null,
      session_id: link.sessionId ?? null,
      registration: link.registration ?? null,
    })
    .execute();
  return token;
}

/** The same error for every invalid link, so that it does not reveal why. */
export const badLink = (): Problem => new Problem('E_FORM_INVALID', 'Invalid email or token');

/** Uses up a link and returns it. Throws E_FORM_INVALID if it is wrong, used or expired. Of two concurrent uses, one succeeds. */
export async function useLink(
  queries: AccountQueries,
  kinds: readonly LinkKind[],
  emailKey: string,
  token: string,
  now: number,
) {
  const link = await queries
    .updateTable('link')
    .set({ used_at: new Date(now) })
    .where('token_hash', '=', hashOf(token))
    .where('kind', 'in', kinds)
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning(['account_id', 'session_id', 'redirect', 'registration', 'kind'])
    .executeTakeFirst();
  if (!link) throw badLink();
  return link;
}

/** Invalidates links of some kinds. */
export async function forgetLinks(
  queries: AccountQueries,
  emailKey: string,
  kinds: readonly LinkKind[],
): Promise<void> {
  await queries
    .deleteFrom('link')
    .where('email_key', '=', emailKey)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .execute();
}
