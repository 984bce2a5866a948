import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { sessionFacts } from './session.ts';
import { form, line, ticked } from '../fields.ts';
import { nothing } from '../wire.ts';

/** A parameter that providers add to addresses. */
const carried = v.optional(v.pipe(v.string(), v.maxLength(4_096)));

const oidc = {
  topic: 'auth',
  audience: 'anyone',
  method: 'GET',
  host: 'auth',
  params: v.object({ provider: line }),
  body: nothing,
  answer: nothing,
  leads: 'elsewhere',
} as const;

/** Redirects to a provider, which redirects back to `oidcCallback`. `redirect` is the path of the page to return to. */
export const oidcStart = defineEndpoint({
  ...oidc,
  name: 'oidcStart',
  summary: 'Sign in with a provider',
  path: '/api/auth/v1/oidc/{provider}/start',
  query: v.object({ redirect: carried }),
  errors: ['E_NOT_FOUND', 'E_UNREACHABLE'],
});

/** Checks the provider's response and redirects to the page, or on failure to the log-in page with `error`. */
export const oidcCallback = defineEndpoint({
  ...oidc,
  name: 'oidcCallback',
  summary: 'Return from a sign-in provider',
  path: '/api/auth/v1/oidc/{provider}/callback',
  query: v.object({
    code: carried,
    state: carried,
    iss: carried,
    error: carried,
    error_description: carried,
    session_state: carried,
  }),
  /** Further parameters from providers, which are ignored. */
  ignores: ['scope', 'authuser', 'prompt', 'hd', 'error_uri'],
  errors: ['E_NOT_FOUND', 'E_UNREACHABLE'],
});

/**
 * Creates the account of a person who returned from a provider without having one (the log-in page with `step=terms`), and signs in. They must agree
 * to the privacy policy; the time and the version are stored.
 */
export const oidcJoin = defineEndpoint({
  name: 'oidcJoin',
  summary: 'Sign up with a provider',
  topic: 'auth',
  audience: 'anyone',
  method: 'POST',
  host: 'auth',
  path: '/api/auth/v1/oidc/join',
  params: nothing,
  query: nothing,
  body: form({ privacy: ticked }),
  answer: sessionFacts,
  encoding: 'form',
  errors: ['E_FORM_INVALID', 'E_UNAUTHORIZED', 'E_FORBIDDEN', 'E_SECOND_FACTOR'],
});
