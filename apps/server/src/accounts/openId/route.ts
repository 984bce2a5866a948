import { personEndpoints } from '@routeglass/api-client/people';
import * as v from 'valibot';
import { Problem } from '../../http/problem.ts';
import type { Mount } from '../../http/mount.ts';
import { beginCeremony, takeCeremony } from '../ceremonies.ts';
import type { AccountDeps } from '../deps.ts';
import { useOrRefuse } from '../limits/allowance.ts';
import { safeRedirect } from '../redirect.ts';
import { signIn } from '../session/login.ts';
import { hashOf, newSecret } from '../token.ts';
import { clientOf, type Visitor } from '../visitor.ts';
import { accountOfPerson, NoAddress } from './account.ts';
import { askAddress, newExpected, readAnswer } from './exchange.ts';
import { join, waitForConsent } from './join.ts';
import type { Provider } from './provider.ts';

const MOMENT = { dependsOn: 'moment' } as const;
/** Time for the provider's page, in seconds. */
const AWAY = 600;

const begun = v.object({
  provider: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  redirect: v.nullable(v.string()),
  /** Hash of the cookie of the browser that began; no other browser can complete the sign-in. */
  browser: v.string(),
});

/** Failure code for the log-in page. */
type Failure = 'refused' | 'expired' | 'no-address' | 'blocked' | 'failed';

const leadTo = (address: string): Response =>
  new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } });
const loginWith = (query: Record<string, string>, redirect: string | null): Response =>
  leadTo(`/auth/login?${new URLSearchParams({ ...query, ...(redirect !== null && { redirect }) }).toString()}`);
const failed = (failure: Failure, redirect: string | null = null): Response => loginWith({ error: failure }, redirect);

/** Routes to sign in at a provider: to it and back. */
export function mountOpenId(mount: Mount, deps: AccountDeps, providers: readonly Provider[]): void {
  if (providers.length === 0) return;
  const { store, clock, log } = deps;
  const providerOf = (id: string): Provider => {
    const found = providers.find((one) => one.id === id);
    if (!found) throw new Problem('E_NOT_FOUND', 'There is no such provider. Log in another way.');
    return found;
  };
  const backTo = ({ browser }: Visitor, { id }: Provider): string =>
    `${browser.origin}${personEndpoints.oidcCallback.path.replace('{provider}', id)}`;
  mount(
    personEndpoints.oidcStart,
    async (visit) => {
      const provider = providerOf(visit.params.provider);
      await useOrRefuse(store, 'provider', clientOf(visit), clock());
      const expected = newExpected(newSecret());
      const address = await askAddress(provider, expected, backTo(visit, provider)).catch((error: unknown) => {
        const problem = new Problem(
          'E_UNREACHABLE',
          `${provider.name} does not answer. Try again later, or log in another way.`,
        );
        throw Object.assign(problem, { cause: messageOf(error) });
      });
      const cookie = newSecret();
      const { state, nonce, verifier } = expected;
      const redirect = safeRedirect(visit.query.redirect);
      const data = JSON.stringify({ provider: provider.id, nonce, verifier, redirect, browser: hashOf(cookie) });
      await store.write((queries) => beginCeremony(queries, state, { kind: 'oidc', accountId: null, data }, clock()));
      visit.browser.setCookie('provider', cookie, AWAY);
      return leadTo(address.href);
    },
    MOMENT,
  );
  mount(
    personEndpoints.oidcCallback,
    async (visit) => {
      const provider = providerOf(visit.params.provider);
      const { state, error } = visit.query;
      const cookie = visit.browser.cookie('provider');
      visit.browser.setCookie('provider', null);
      const kept = await store.write((queries) => takeCeremony(queries, state ?? '', 'oidc', clock()));
      if (!kept || !state) return failed('expired');
      const { redirect, nonce, verifier, ...of } = v.parse(begun, JSON.parse(kept.data));
      if (of.provider !== provider.id || cookie === undefined || hashOf(cookie) !== of.browser)
        return failed('expired');
      if (error) return failed('refused', redirect);
      const address = new URL(backTo(visit, provider));
      for (const [name, value] of Object.entries(visit.query)) if (value) address.searchParams.set(name, value);
      try {
        const person = await readAnswer(provider, address, { state, nonce, verifier });
        const accountId = await accountOfPerson(deps, provider, person, visit, false);
        if (accountId === null) {
          await waitForConsent(deps, provider, person, visit);
          return loginWith({ step: 'terms' }, redirect);
        }
        const facts = await signIn(deps, accountId, { method: 'oidc', isStrong: false }, visit);
        return facts ? leadTo(redirect ?? '/') : loginWith({ step: 'code' }, redirect);
      } catch (problem) {
        if (problem instanceof NoAddress) return failed('no-address', redirect);
        if (problem instanceof Problem) return failed('blocked', redirect);
        log(`Log-in with ${provider.name} failed: ${messageOf(problem)}`);
        return failed('failed', redirect);
      }
    },
    MOMENT,
  );
  mount(
    personEndpoints.oidcJoin,
    (visit) => {
      const message = 'Accept the privacy policy to create an account.';
      if (!visit.body.privacy) throw new Problem('E_FORM_INVALID', message, [{ path: 'privacy', message }]);
      return join(deps, providers, visit);
    },
    MOMENT,
  );
}

/** The library's message and its cause; neither contains a token. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}
