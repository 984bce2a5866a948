import { personEndpoints } from '@routeglass/api-client/people';
import type { Mount } from '../../http/mount.ts';
import { refuseOldSignIn } from '../../http/audience.ts';
import { badRequest, Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { isUsedUp, tooMany, use } from '../limits/allowance.ts';
import { forgetLinks } from '../links.ts';
import { securityLetter } from '../mail/letters.ts';
import { hashPassword, verifyPassword } from '../password/argon2.ts';
import { proveByCode } from '../secondFactor/factor.ts';
import { wrongCode } from '../secondFactor/wrongCode.ts';
import { countCodeGuess, refuseCodeGuesser } from '../session/guesses.ts';
import { endSessions, proveAgain, renewSecret } from '../session/sessions.ts';
import { emailKey } from '../token.ts';
import { accountOf, clientOf, type Visitor } from '../visitor.ts';

const MOMENT = { dependsOn: 'moment' } as const;

/** Routes to change the password, and to confirm it before sensitive steps. */
export function mountPassword(mount: Mount, deps: AccountDeps): void {
  const { store, clock, costs, post } = deps;
  mount(
    personEndpoints.confirmSignIn,
    async (visit) => {
      const { id, email, sessionId } = accountOf(visit);
      const { password, code } = visit.body;
      if (code) await proveCode(deps, { id, email }, code, visit);
      else await prove(deps, { id, email }, password, 'password', visit);
      await store.write((queries) => proveAgain(queries, sessionId, visit, clock()));
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(
    personEndpoints.changePassword,
    async (visit) => {
      const { id, email, sessionId } = accountOf(visit);
      const { password: former } = await store.db
        .selectFrom('account')
        .select('password')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (former !== null) await prove(deps, { id, email }, visit.body.current, 'current', visit);
      else refuseOldSignIn(accountOf(visit), clock());
      const password = await hashPassword(visit.body.password, costs.password);
      const now = clock();
      await store.write(async (queries) => {
        await queries.updateTable('account').set({ password }).where('id', '=', id).execute();
        await endSessions(queries, id, now, sessionId);
        await forgetLinks(queries, emailKey(email), ['reset']);
        const deed = { actor: email, action: 'password.changed', subject: email, address: visit.address };
        await record(queries, deed, new Date(now));
        await post.put(queries, email, id, securityLetter(visit.browser.origin, 'Your password was changed'), now);
        await renewSecret(queries, sessionId, visit);
      });
      post.nudge();
      return { result: true } as const;
    },
    MOMENT,
  );
}

/** Throws for a wrong password. Guesses in an open session count like those at the log-in. */
async function prove(
  { store, clock, costs }: AccountDeps,
  { id, email }: { readonly id: string; readonly email: string },
  password: string | undefined,
  path: string,
  visitor: Visitor,
): Promise<void> {
  const whose = `${emailKey(email)} ${clientOf(visitor)}`;
  const wait = await isUsedUp(store.db, 'guess', whose, clock());
  if (wait !== null) throw tooMany(wait);
  const account = await store.db.selectFrom('account').select('password').where('id', '=', id).executeTakeFirst();
  if (account?.password === null)
    throw new Problem('E_CONFLICT', 'Your account has no password. Log out and in again, or use a passkey.');
  const { isRight } = await verifyPassword(password ?? '', account?.password ?? null, costs.password);
  if (isRight) return;
  await store.write((queries) => use(queries, 'guess', whose, clock()));
  throw badRequest(path, 'Wrong password');
}

async function proveCode(
  deps: AccountDeps,
  { id, email }: { readonly id: string; readonly email: string },
  code: string,
  visitor: Visitor,
): Promise<void> {
  const { store, clock, keys } = deps;
  const key = emailKey(email);
  await refuseCodeGuesser(deps, key, visitor);
  const proof = await store.write(async (queries) => {
    const found = await proveByCode(queries, keys, id, code, clock());
    if (found === null) await countCodeGuess(queries, key, visitor, clock());
    return found;
  });
  if (proof === null) throw wrongCode();
}
