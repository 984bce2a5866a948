import { allowInsecureRequests, Configuration, ClientSecretPost, discovery } from 'openid-client';

/** A provider of OpenID Connect, or of OAuth 2 with a page that says who somebody is. */
export interface ProviderSettings {
  /** Part of the addresses: letters, digits, hyphens. */
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** Addresses of a provider that publishes none: there is no ID token then, and `profile` says who it is. */
  readonly fixed?: { readonly authorize: string; readonly token: string; readonly profile: string };
}

export interface Provider extends ProviderSettings {
  /** Asks the provider for its addresses, once; a failure is asked again. */
  configuration(): Promise<Configuration>;
}

/** Seconds for an answer of a provider, while somebody waits. */
const PATIENCE = 8;
const isPlain = (address: string): boolean => address.startsWith('http:');

export function providerOf(settings: ProviderSettings): Provider {
  let known: Promise<Configuration> | null = null;
  const ask = async (): Promise<Configuration> => {
    const { issuer, clientId, clientSecret, fixed } = settings;
    if (!fixed)
      return discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: PATIENCE,
        // The settings allow plain http on this machine alone.
        ...(isPlain(issuer) && { execute: [allowInsecureRequests] }),
      });
    const metadata = { issuer, authorization_endpoint: fixed.authorize, token_endpoint: fixed.token };
    const made = new Configuration(metadata, clientId, clientSecret, ClientSecretPost(clientSecret));
    made.timeout = PATIENCE;
    if (isPlain(issuer)) allowInsecureRequests(made);
    return made;
  };
  return {
    ...settings,
    configuration() {
      known ??= ask();
      known.catch(() => (known = null));
      return known;
    },
  };
}

/** PeeringDB as its documentation has it (https://docs.peeringdb.com/oauth/); `base` is another address of it, for tests. */
export function peeringDb(
  clientId: string,
  clientSecret: string,
  base = 'https://auth.peeringdb.com',
): ProviderSettings {
  return {
    id: 'peeringdb',
    name: 'PeeringDB',
    issuer: `${base}/oauth2`,
    clientId,
    clientSecret,
    scope: 'profile email networks',
    fixed: {
      authorize: `${base}/oauth2/authorize/`,
      token: `${base}/oauth2/token/`,
      profile: `${base}/profile/v1`,
    },
  };
}
