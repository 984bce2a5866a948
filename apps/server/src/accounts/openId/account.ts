import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { securityLetter } from '../mail/letters.ts';
import type { AccountQueries } from '../tables.ts';
import { PRIVACY_VERSION } from '../signup/privacy.ts';
import { emailKey, newId } from '../token.ts';
import type { Visitor } from '../visitor.ts';
import type { Person } from './person.ts';
import type { Provider } from './provider.ts';

/** The provider has not verified the address, so it cannot identify an account. */
export class NoAddress extends Error {
  override readonly name = 'NoAddress';
}

/**
 * The account for a person from a provider: the one that signed in this way before, or the one with the verified address, or a new one if the person
 * agreed to the privacy policy. Null if there is none. Throws `NoAddress`.
 */
export async function accountOfPerson(
  { store, clock, post, onAccount }: AccountDeps,
  provider: Provider,
  person: Person,
  visitor: Visitor,
  hasAgreed: boolean,
): Promise<string | null> {
  const now = clock();
  const at = new Date(now);
  const account = await store.write(async (queries) => {
    const known = await queries
      .selectFrom('identity')
      .select('account_id')
      .where('provider', '=', provider.id)
      .where('subject', '=', person.subject)
      .executeTakeFirst();
    const found = known ? { id: known.account_id, isNew: false } : await join(queries);
    if (found) await keepClaims(queries, found.id, provider.id, person, at);
    return found;
  });
  if (account?.isNew) onAccount();
  post.nudge();
  return account?.id ?? null;

  async function join(queries: AccountQueries): Promise<{ id: string; isNew: boolean } | null> {
    if (person.email === null) throw new NoAddress();
    const key = emailKey(person.email);
    const own = await queries
      .selectFrom('account')
      .select(['id', 'email'])
      .where('email_key', '=', key)
      .executeTakeFirst();
    if (!own && !hasAgreed) return null;
    const accountId = own?.id ?? newId();
    if (!own) {
      await queries
        .insertInto('account')
        .values({
          id: accountId,
          email: person.email,
          email_key: key,
          firstname: person.firstname || (person.email.split('@', 1)[0] ?? ''),
          lastname: person.lastname,
          position: '',
          password: null,
          created_at: at,
          privacy_at: at,
          privacy_version: PRIVACY_VERSION,
        })
        .execute();
      const deed = { actor: person.email, action: 'account.created', subject: person.email, address: visitor.address };
      await record(queries, { ...deed, details: { provider: provider.name } }, at);
    }
    await queries
      .insertInto('identity')
      .values({ provider: provider.id, subject: person.subject, account_id: accountId, created_at: at })
      .execute();
    if (own) {
      const deed = { actor: own.email, action: 'identity.added', subject: own.email, address: visitor.address };
      await record(queries, { ...deed, details: { provider: provider.name } }, at);
      const what = `Your account can now be logged in to with ${provider.name}`;
      await post.put(queries, own.email, own.id, securityLetter(visitor.browser.origin, what), now);
    }
    return { id: accountId, isNew: !own };
  }
}

/** Replaces the stored networks that the provider reports for an account. */
async function keepClaims(
  queries: AccountQueries,
  accountId: string,
  provider: string,
  { networks }: Person,
  at: Date,
): Promise<void> {
  await queries
    .deleteFrom('claimed_network')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .execute();
  const byAsn = new Map(networks.map(({ asn, perms }) => [asn, perms]));
  if (byAsn.size === 0) return;
  await queries
    .insertInto('claimed_network')
    .values(
      [...byAsn].map(([asn, permissions]) => ({ account_id: accountId, provider, asn, permissions, seen_at: at })),
    )
    .execute();
}
