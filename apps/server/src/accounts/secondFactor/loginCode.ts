import type { SessionFacts } from '@routeglass/api-client/accounts';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { use } from '../limits/allowance.ts';
import { securityLetter } from '../mail/letters.ts';
import { blocked } from '../session/login.ts';
import { factsOf } from '../session/facts.ts';
import { forgetGuesses, refuseCodeGuesser, countCodeGuess } from '../session/guesses.ts';
import { beginSession, endBySecret, findSession } from '../session/sessions.ts';
import type { AccountQueries } from '../tables.ts';
import type { Visitor } from '../visitor.ts';
import { asksForCode, proveByCode, turnOff } from './factor.ts';
import { wrongCode } from './wrongCode.ts';

/** After this many wrong codes the password is required again. */
const TRIES = 5;

/** Completes a sign-in with a code of the app or a recovery code. */
export async function loginCode(deps: AccountDeps, code: string, visitor: Visitor): Promise<SessionFacts> {
  const { store, clock, keys, post } = deps;
  const now = clock();
  const secret = visitor.browser.cookie('session');
  const pending = await findSession(store.db, 'second-factor', secret, now);
  const accountId = pending?.account_id;
  if (!pending || !accountId || secret === undefined)
    throw new Problem('E_UNAUTHORIZED', 'The time to enter the code has run out. Log in again.');
  const account = await store.db
    .selectFrom('account')
    .select(['email', 'email_key', 'blocked_at', 'totp_since', 'totp_reset_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account || account.blocked_at) throw blocked();
  await refuseCodeGuesser(deps, account.email_key, visitor);
  const isRight = await store.write(async (queries) => {
    if (asksForCode(account, now)) {
      const proof = await proveByCode(queries, keys, accountId, code, now);
      if (proof === null) {
        await countWrong(queries);
        return false;
      }
      if (proof === 'recovery') await tellOfRecovery(queries);
    } else await turnOff(queries, accountId);
    await forgetGuesses(queries, account.email_key, visitor);
    await beginSession(queries, { kind: 'full', accountId, method: pending.method }, visitor, now);
    return true;
  });
  post.nudge();
  if (!isRight) throw wrongCode();
  return factsOf(deps, accountId);

  async function countWrong(queries: AccountQueries): Promise<void> {
    await countCodeGuess(queries, account?.email_key ?? '', visitor, now);
    const { failures } = await queries
      .updateTable('session')
      .set((set) => ({ failures: set('failures', '+', 1) }))
      .where('id', '=', pending?.id ?? '')
      .returning('failures')
      .executeTakeFirstOrThrow();
    if (failures < TRIES) return;
    await endBySecret(queries, secret ?? '', now);
    visitor.browser.setCookie('session', null);
    // Somebody who enters wrong codes knows the password, so the owner is informed.
    const what = 'Somebody logged in with your password and entered wrong codes';
    await letter(queries, 'second-factor.failed', what);
  }

  async function tellOfRecovery(queries: AccountQueries): Promise<void> {
    await letter(queries, 'second-factor.recovery', 'A recovery code was used to log in');
  }

  async function letter(queries: AccountQueries, action: string, what: string): Promise<void> {
    const { email = '', email_key: key = '' } = account ?? {};
    await record(queries, { actor: email, action, subject: email, address: visitor.address }, new Date(now));
    if ((await use(queries, 'warning', key, now)) === null)
      await post.put(queries, email, accountId ?? null, securityLetter(visitor.browser.origin, what), now);
  }
}
