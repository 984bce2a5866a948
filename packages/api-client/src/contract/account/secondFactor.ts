import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { code, done, form } from '../fields.ts';
import { count, instant, nothing } from '../wire.ts';

const own = {
  topic: 'account',
  audience: 'signed-in',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
} as const;
/** Recovery codes, each usable once in place of the app. Only this answer contains them. */
const codes = v.object({ codes: v.array(v.string()) });

/** Whether the account uses codes of an authenticator app (TOTP, RFC 6238). */
export const secondFactor = defineEndpoint({
  ...own,
  name: 'secondFactor',
  summary: 'Your second factor',
  method: 'GET',
  path: '/api/auth/v1/totp',
  answer: v.object({ enabled: v.boolean(), since: v.nullable(instant), recovery_codes_left: count }),
});

/** Starts the setup: returns the secret as text and as the URI for a QR code. */
export const setUpSecondFactor = defineEndpoint({
  ...own,
  name: 'setUpSecondFactor',
  summary: 'Start setting up a second factor',
  method: 'POST',
  path: '/api/auth/v1/totp/setup',
  answer: v.object({ secret: v.string(), uri: v.string() }),
  encoding: 'form',
  recent: true,
  errors: ['E_CONFLICT'],
});

/** Turns it on with a first code from the app. */
export const enableSecondFactor = defineEndpoint({
  ...own,
  name: 'enableSecondFactor',
  summary: 'Turn on the second factor',
  method: 'POST',
  path: '/api/auth/v1/totp',
  body: form({ code }),
  answer: codes,
  encoding: 'form',
  recent: true,
  errors: ['E_FORM_INVALID', 'E_CONFLICT'],
});

/** Creates new recovery codes; the old ones stop working. */
export const renewRecoveryCodes = defineEndpoint({
  ...own,
  name: 'renewRecoveryCodes',
  summary: 'Make new recovery codes',
  method: 'POST',
  path: '/api/auth/v1/totp/codes',
  answer: codes,
  encoding: 'form',
  recent: true,
  errors: ['E_CONFLICT'],
});

export const disableSecondFactor = defineEndpoint({
  ...own,
  name: 'disableSecondFactor',
  summary: 'Turn off the second factor',
  method: 'DELETE',
  path: '/api/auth/v1/totp',
  answer: done,
  recent: true,
});
