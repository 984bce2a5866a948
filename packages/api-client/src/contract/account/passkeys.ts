import * as v from 'valibot';
import { sessionFacts } from '../auth/session.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, line } from '../fields.ts';
import { instant, nothing } from '../wire.ts';

export const passkeyRow = v.object({
  id: v.string(),
  name: v.string(),
  created: instant,
  last_used: v.nullable(instant),
  /** Whether the passkey is synced by its provider and also available on other devices. */
  synced: v.boolean(),
});
export type PasskeyRow = v.InferOutput<typeof passkeyRow>;

/** WebAuthn JSON, created and read by the browser. */
const webauthn = v.looseObject({});

const own = {
  topic: 'account',
  audience: 'signed-in',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
} as const;
const bySelf = { ...own, topic: 'auth', audience: 'anyone', method: 'POST' } as const;

export const passkeys = defineEndpoint({
  ...own,
  name: 'passkeys',
  summary: 'Your passkeys',
  method: 'GET',
  path: '/api/auth/v1/passkeys',
  answer: v.object({ data: v.array(passkeyRow) }),
});

/** Options for `navigator.credentials.create` (`PublicKeyCredential.parseCreationOptionsFromJSON`). */
export const passkeyOptions = defineEndpoint({
  ...own,
  name: 'passkeyOptions',
  summary: 'Start adding a passkey',
  method: 'POST',
  path: '/api/auth/v1/passkeys/options',
  answer: v.object({ options: webauthn }),
  recent: true,
});

/** Adds the passkey that the browser created (`credential.toJSON()`). */
export const addPasskey = defineEndpoint({
  ...own,
  name: 'addPasskey',
  summary: 'Add a passkey',
  method: 'POST',
  path: '/api/auth/v1/passkeys',
  body: v.object({ name: line, credential: webauthn }),
  answer: passkeyRow,
  recent: true,
  errors: ['E_FORM_INVALID'],
});

export const removePasskey = defineEndpoint({
  ...own,
  name: 'removePasskey',
  summary: 'Remove a passkey',
  method: 'DELETE',
  path: '/api/auth/v1/passkeys/{id}',
  params: v.object({ id: line }),
  answer: done,
  recent: true,
  errors: ['E_NOT_FOUND'],
});

/** Options for `navigator.credentials.get` (`PublicKeyCredential.parseRequestOptionsFromJSON`). */
export const loginPasskeyOptions = defineEndpoint({
  ...bySelf,
  name: 'loginPasskeyOptions',
  summary: 'Start signing in with a passkey',
  path: '/api/auth/v1/login/passkey/options',
  answer: v.object({ options: webauthn }),
});

/** Signs in with the browser's response (`credential.toJSON()`). If already signed in, makes the sign-in recent. */
export const loginPasskey = defineEndpoint({
  ...bySelf,
  name: 'loginPasskey',
  summary: 'Sign in with a passkey',
  path: '/api/auth/v1/login/passkey',
  body: v.object({ credential: webauthn }),
  answer: sessionFacts,
  errors: ['E_FORM_INVALID', 'E_FORBIDDEN'],
});
