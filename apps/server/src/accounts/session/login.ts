import type { SessionFacts } from '@routeglass/api-client/accounts';
import { Problem } from '../../http/problem.ts';
import type { AccountDeps } from '../deps.ts';
import { hashPassword, verifyPassword } from '../password/argon2.ts';
import { emailKey } from '../token.ts';
import type { SignInMethod } from '../tables.ts';
import type { Visitor } from '../visitor.ts';
import { asksForCode } from '../secondFactor/factor.ts';
import { factsOf } from './facts.ts';
import { countGuess, forgetGuesses, refuseGuesser } from './guesses.ts';
import { beginSession } from './sessions.ts';

const WRONG = 'Wrong email or password';

/** Signs in by password. Unknown addresses and wrong passwords give the same error after the same work. */
export async function login(
  deps: AccountDeps,
  form: { readonly email: string; readonly password: string; readonly recaptcha: string },
  visitor: Visitor,
): Promise<SessionFacts> {
  const { store, clock, captcha, costs } = deps;
  await captcha.check(form.recaptcha, visitor.address);
  const key = emailKey(form.email);
  await refuseGuesser(deps, key, visitor);
  const account = await store.db
    .selectFrom('account')
    .select(['id', 'password', 'blocked_at', 'totp_since', 'totp_reset_at'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  const { isRight, isOld } = await verifyPassword(form.password, account?.password ?? null, costs.password);
  if (!account || !isRight) {
    await store.write((queries) => countGuess(queries, key, visitor, clock()));
    throw new Problem('E_UNAUTHORIZED', WRONG);
  }
  if (account.blocked_at) throw blocked();
  const renewed = isOld ? await hashPassword(form.password, costs.password) : null;
  const needsCode = asksForCode(account, clock());
  await store.write(async (queries) => {
    if (renewed !== null)
      await queries
        .updateTable('account')
        .set({ password: renewed })
        .where('id', '=', account.id)
        .where('password', '=', account.password)
        .execute();
    // Guesses at a code still count until one is correct.
    if (!needsCode) await forgetGuesses(queries, key, visitor);
    const kind = needsCode ? 'second-factor' : 'full';
    await beginSession(queries, { kind, accountId: account.id, method: 'password' }, visitor, clock());
  });
  if (needsCode) throw new Problem('E_SECOND_FACTOR', 'Enter the code of your authenticator app, or a recovery code.');
  return factsOf(deps, account.id);
}

export const blocked = (): Problem =>
  new Problem('E_FORBIDDEN', 'This account is blocked. Write to the operator of this site.');

/**
 * Signs in an account that was verified in another way. Returns its session, or null if a code is still required. `isStrong`: the verification already
 * had more than one factor. Throws E_FORBIDDEN for a blocked account.
 */
export async function signIn(
  deps: AccountDeps,
  accountId: string,
  { method, isStrong }: { readonly method: SignInMethod; readonly isStrong: boolean },
  visitor: Visitor,
): Promise<SessionFacts | null> {
  const now = deps.clock();
  const kind = await deps.store.write(async (queries) => {
    const account = await queries
      .selectFrom('account')
      .select(['blocked_at', 'totp_since', 'totp_reset_at'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (!account || account.blocked_at) throw blocked();
    const next = !isStrong && asksForCode(account, now) ? 'second-factor' : 'full';
    await beginSession(queries, { kind: next, accountId, method }, visitor, now);
    return next;
  });
  return kind === 'full' ? factsOf(deps, accountId) : null;
}
