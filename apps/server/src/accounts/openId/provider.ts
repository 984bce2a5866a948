import { allowInsecureRequests, Configuration, ClientSecretPost, discovery } from 'openid-client';

/** A provider of OpenID Connect, or of OAuth 2 with a profile endpoint. */
export interface ProviderSettings {
  /** Used in addresses: letters, digits, hyphens. */
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** Endpoints of a provider without discovery: there is no ID token then, and `profile` identifies the person. */
  readonly fixed?: { readonly authorize: string; readonly token: string; readonly profile: string };
}

export interface Provider extends ProviderSettings {
  /** Fetches the provider's endpoints once; after a failure it tries again. */
  configuration(): Promise<Configuration>;
}

/** Timeout for a provider's response, in seconds. */
const PATIENCE = 8;
const isPlain = (address: string): boolean => address.startsWith('http:');

export function providerOf(settings: ProviderSettings): Provider {
  let known: Promise<Configuration> | null = null;
  const ask = async (): Promise<Configuration> => {
    const { issuer, clientId, clientSecret, fixed } = settings;
    if (!fixed)
      return discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: PATIENCE,
        // The settings allow plain HTTP only for this machine.
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

/** PeeringDB, following its documentation (https://docs.peeringdb.com/oauth/). `base` replaces its address in tests. */
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
