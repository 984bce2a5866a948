import type { accountEndpoints } from '@routeglass/api-client/accounts';
import type { BodyOf } from '@routeglass/api-client/contract';
import { email as emailRule } from '@routeglass/domain/field-rules';
import { sql } from 'kysely';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { forget, useOrRefuse } from '../limits/allowance.ts';
import { takesLetter } from '../limits/letters.ts';
import { badLink, forgetLinks, makeLink, useLink } from '../links.ts';
import { resetLetter, securityLetter } from '../mail/letters.ts';
import { hashPassword } from '../password/argon2.ts';
import { endSessions } from '../session/sessions.ts';
import { emailKey } from '../token.ts';
import { clientOf, type Visitor } from '../visitor.ts';

/** Sends a link to set a password if the address has an account; the response is always the same. */
export async function requestReset(
  { store, clock, captcha, post }: AccountDeps,
  form: BodyOf<typeof accountEndpoints.requestPasswordReset>,
  visitor: Visitor,
): Promise<{ result: true }> {
  await captcha.check(form.recaptcha, visitor.address);
  await useOrRefuse(store, 'clientForm', clientOf(visitor), clock());
  if (form.website) return { result: true };
  const key = emailKey(form.email);
  const now = clock();
  await store.write(async (queries) => {
    const account = await queries
      .selectFrom('account')
      .select(['id', 'email', 'blocked_at'])
      .where('email_key', '=', key)
      .executeTakeFirst();
    const hasLetter = await takesLetter(queries, key, visitor, now);
    // Without an account an invalid link is made, so that both cases take the same time.
    const token = await makeLink(queries, { kind: 'reset', emailKey: key, accountId: account?.id ?? null }, now);
    const email = account?.email ?? form.email;
    // Without an account the letter is written and rolled back, for the same reason.
    await sql`savepoint letter`.execute(queries);
    await post.put(queries, email, account?.id ?? null, resetLetter(visitor.browser.origin, email, token), now);
    const isSent = account !== undefined && !account.blocked_at && hasLetter;
    await (isSent ? sql`release savepoint letter` : sql`rollback to savepoint letter`).execute(queries);
  });
  post.nudge();
  return { result: true };
}

/** Sets a password by a link and ends all sessions, since the reason may be a stranger's session. */
export async function setPassword(
  { store, clock, captcha, costs, post }: AccountDeps,
  form: BodyOf<typeof accountEndpoints.setPassword>,
  visitor: Visitor,
): Promise<{ result: true }> {
  const key = emailKey(form.email);
  // An incomplete link is refused without a captcha: the refusal reveals nothing.
  if (form.token === '' || emailRule(form.email) !== null) throw badLink();
  await captcha.check(form.recaptcha, visitor.address);
  const password = await hashPassword(form.password, costs.password);
  const now = clock();
  await store.write(async (queries) => {
    const { account_id: id } = await useLink(queries, ['reset'], key, form.token, now);
    if (id === null) throw badLink();
    const account = await queries
      .updateTable('account')
      .set({ password })
      .where('id', '=', id)
      .where('email_key', '=', key)
      .where('blocked_at', 'is', null)
      .returning('email')
      .executeTakeFirst();
    if (!account) throw badLink();
    await forgetLinks(queries, key, ['reset']);
    await endSessions(queries, id, now);
    await forget(queries, 'guess', `${key} ${clientOf(visitor)}`);
    await forget(queries, 'strangerGuess', key);
    const { email } = account;
    await record(
      queries,
      { actor: email, action: 'password.reset', subject: email, address: visitor.address },
      new Date(now),
    );
    await post.put(queries, email, id, securityLetter(visitor.browser.origin, 'A new password was set'), now);
  });
  visitor.browser.setCookie('session', null);
  post.nudge();
  return { result: true };
}
