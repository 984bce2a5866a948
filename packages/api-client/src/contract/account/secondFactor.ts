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
/** Codes that each stand for the app once; they are in this answer alone. */
const codes = v.object({ codes: v.array(v.string()) });

/** The second factor: codes of an authenticator app (TOTP, RFC 6238). */
export const secondFactor = defineEndpoint({
  ...own,
  name: 'secondFactor',
  summary: 'Your second factor',
  method: 'GET',
  path: '/api/auth/v1/totp',
  answer: v.object({ enabled: v.boolean(), since: v.nullable(instant), recovery_codes_left: count }),
});

/** Begins to set it up: the secret, as text and as the address that a QR code carries. */
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

/** Turns it on with a first code of the app. */
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

/** Makes new recovery codes; the old ones end. */
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
