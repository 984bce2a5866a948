import type { AccountQueries } from './tables.ts';
import { hashOf } from './token.ts';

/** Stored state of a sign-in over several requests. The next request finds it by a secret. */
export interface Ceremony {
  readonly kind: 'passkey-add' | 'passkey-login' | 'oidc' | 'oidc-join';
  readonly accountId: string | null;
  readonly data: string;
}

/** Time to answer the browser's dialog or to log in at a provider. */
const LIFETIME = 10 * 60_000;

export async function beginCeremony(
  queries: AccountQueries,
  secret: string,
  { kind, accountId, data }: Ceremony,
  now: number,
): Promise<void> {
  await queries
    .insertInto('ceremony')
    .values({
      token_hash: hashOf(secret),
      kind,
      account_id: accountId,
      data,
      expires_at: new Date(now + LIFETIME),
    })
    .execute();
}

/** Takes and removes a ceremony: of two requests with one secret, only one gets it. Null if there is none or it has expired. */
export async function takeCeremony(
  queries: AccountQueries,
  secret: string,
  kind: Ceremony['kind'],
  now: number,
): Promise<Pick<Ceremony, 'accountId' | 'data'> | null> {
  const row = await queries
    .deleteFrom('ceremony')
    .where('token_hash', '=', hashOf(secret))
    .where('kind', '=', kind)
    .returning(['account_id', 'data', 'expires_at'])
    .executeTakeFirst();
  if (!row || row.expires_at.getTime() <= now) return null;
  return { accountId: row.account_id, data: row.data };
}
