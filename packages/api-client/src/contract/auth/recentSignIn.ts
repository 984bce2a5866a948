import { defineEndpoint } from '../endpoint.ts';
import { done, form, optionalLine } from '../fields.ts';
import { nothing } from '../wire.ts';

/**
 * Makes the sign-in recent again before a sensitive step (E_RECENT_SIGN_IN), with the password or a code of the second factor. `loginPasskey` does
 * the same with a passkey.
 */
export const confirmSignIn = defineEndpoint({
  name: 'confirmSignIn',
  summary: 'Confirm your identity',
  topic: 'auth',
  audience: 'signed-in',
  method: 'POST',
  host: 'auth',
  path: '/api/auth/v1/session/confirm',
  params: nothing,
  query: nothing,
  body: form({ password: optionalLine, code: optionalLine }),
  answer: done,
  encoding: 'form',
  errors: ['E_FORM_INVALID'],
});
