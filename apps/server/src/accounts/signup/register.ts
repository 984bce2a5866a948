import type { accountEndpoints } from '@routeglass/api-client/accounts';
import type { BodyOf } from '@routeglass/api-client/contract';
import type { AccountDeps } from '../deps.ts';
import { useOrRefuse } from '../limits/allowance.ts';
import { takesLetter } from '../limits/letters.ts';
import { makeLink } from '../links.ts';
import { confirmLetter, knownLetter } from '../mail/letters.ts';
import { hashPassword } from '../password/argon2.ts';
import { safeRedirect } from '../redirect.ts';
import { beginSession } from '../session/sessions.ts';
import { emailKey } from '../token.ts';
import { clientOf, type Visitor } from '../visitor.ts';
import { PRIVACY_VERSION } from './privacy.ts';
import type { Registration } from './registration.ts';

type Form = BodyOf<typeof accountEndpoints.register>;

/**
 * Registers an address. If it already has an account, it gets a different letter. Work, response and cookie are the same, so that they do not reveal
 * who has an account.
 */
export async function register(deps: AccountDeps, form: Form, visitor: Visitor): Promise<{ result: true }> {
  const { store, clock, captcha, costs, post } = deps;
  await captcha.check(form.recaptcha, visitor.address);
  await useOrRefuse(store, 'clientForm', clientOf(visitor), clock());
  const password = await hashPassword(form.password, costs.password);
  if (form.website) return { result: true };
  const key = emailKey(form.email);
  const now = clock();
  const registration: Registration = {
    email: form.email,
    firstname: form.firstname,
    lastname: form.lastname,
    position: form.position,
    password,
    privacy: form.privacy ? { at: new Date(now).toISOString(), version: PRIVACY_VERSION } : null,
  };
  await store.write(async (queries) => {
    const known = await queries.selectFrom('account').select('id').where('email_key', '=', key).executeTakeFirst();
    const sessionId = await beginSession(
      queries,
      { kind: 'registration', accountId: null, method: 'link', emailKey: key },
      visitor,
      now,
    );
    const hasLetter = await takesLetter(queries, key, visitor, now);
    const token = await makeLink(
      queries,
      known
        ? { kind: 'reset', emailKey: key, accountId: known.id }
        : {
            kind: 'confirm',
            emailKey: key,
            accountId: null,
            sessionId,
            redirect: safeRedirect(form.redirect),
            registration: JSON.stringify(registration),
          },
      now,
    );
    const { origin } = visitor.browser;
    const letter = known
      ? knownLetter(origin, form.email, token)
      : confirmLetter(origin, form.email, token, `${form.firstname} ${form.lastname}`);
    if (hasLetter) await post.put(queries, form.email, known?.id ?? null, letter, now);
  });
  post.nudge();
  return { result: true };
}
