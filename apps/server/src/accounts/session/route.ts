import { accountEndpoints } from '@routeglass/api-client/accounts';
import { personEndpoints } from '@routeglass/api-client/people';
import type { Mount } from '../../http/mount.ts';
import type { AccountDeps } from '../deps.ts';
import type { Provider } from '../openId/provider.ts';
import { siteOf } from '../passkeys/site.ts';
import { loginCode } from '../secondFactor/loginCode.ts';
import { login } from './login.ts';
import { endBySecret } from './sessions.ts';

const MOMENT = { dependsOn: 'moment' } as const;

/** Settings for signing in. */
export interface SignInSite {
  readonly providers: readonly Provider[];
  readonly personalAreaUrl: string | null;
}

/** Routes to log in and out, and the data for their forms. */
export function mountSignIn(mount: Mount, deps: AccountDeps, { providers, personalAreaUrl }: SignInSite): void {
  const { store, clock, captcha } = deps;
  mount(accountEndpoints.login, (visit) => login(deps, visit.body, visit), MOMENT);
  mount(personEndpoints.loginCode, (visit) => loginCode(deps, visit.body.code, visit), MOMENT);
  mount(
    accountEndpoints.logout,
    async ({ browser }) => {
      const secret = browser.cookie('session');
      if (secret !== undefined) await store.write((queries) => endBySecret(queries, secret, clock()));
      browser.setCookie('session', null);
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(
    personEndpoints.signInMethods,
    ({ browser }) => ({
      captcha: captcha.recaptcha
        ? { kind: 'recaptcha' as const, site_key: captcha.recaptcha.siteKey }
        : { kind: 'proof-of-work' as const },
      methods: ['password' as const, ...(siteOf(browser) ? (['passkey'] as const) : []), 'code' as const],
      providers: providers.map(({ id, name }) => ({ id, name })),
      personal_area: personalAreaUrl,
    }),
    MOMENT,
  );
  mount(
    personEndpoints.captchaChallenge,
    async () => {
      const { parameters, signature } = await captcha.work.challenge();
      const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, expiresAt } = parameters;
      return {
        parameters: {
          algorithm,
          nonce,
          salt,
          cost,
          keyLength,
          keyPrefix,
          ...(keySignature !== undefined && { keySignature }),
          ...(expiresAt !== undefined && { expiresAt }),
        },
        ...(signature !== undefined && { signature }),
      };
    },
    MOMENT,
  );
}
