import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import * as v from 'valibot';
import type { Person } from './person.ts';
import { personOf } from './person.ts';
import type { Provider } from './provider.ts';

/** Values that the provider's response must match. */
export interface Expected {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Secrets of a new sign-in at a provider. */
export const newExpected = (state: string): Expected => ({
  state,
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
});

/** Address of the provider's sign-in page. */
export async function askAddress(provider: Provider, { state, nonce, verifier }: Expected, back: string): Promise<URL> {
  const configuration = await provider.configuration();
  return buildAuthorizationUrl(configuration, {
    redirect_uri: back,
    scope: provider.scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(!provider.fixed && { nonce }),
  });
}

const profileId = v.looseObject({ id: v.union([v.number(), v.pipe(v.string(), v.minLength(1))]) });

/** The person signed in at the provider, from the address of its redirect. Throws if the response does not match the request. */
export async function readAnswer(provider: Provider, address: URL, expected: Expected): Promise<Person> {
  const configuration = await provider.configuration();
  const tokens = await authorizationCodeGrant(configuration, address, {
    expectedState: expected.state,
    pkceCodeVerifier: expected.verifier,
    ...(!provider.fixed && { expectedNonce: expected.nonce, idTokenExpected: true }),
  });
  if (provider.fixed) {
    const answer = await fetchProtectedResource(
      configuration,
      tokens.access_token,
      new URL(provider.fixed.profile),
      'GET',
    );
    if (!answer.ok) throw new Error(`The profile of ${provider.name} answered ${answer.status}`);
    const profile = v.parse(profileId, await answer.json());
    return personOf(String(profile.id), profile);
  }
  const token = tokens.claims();
  if (!token) throw new Error('The provider sent no ID token');
  const more = configuration.serverMetadata().userinfo_endpoint
    ? await fetchUserInfo(configuration, tokens.access_token, token.sub)
    : {};
  return personOf(token.sub, { ...token, ...more });
}
