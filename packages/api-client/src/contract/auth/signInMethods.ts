import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';

/** Sign-in methods that a server may support. */
export const signInMethodNames = ['password', 'passkey', 'code'] as const;
export type SignInMethodName = (typeof signInMethodNames)[number];

/** Data for the sign-in forms: captcha, methods and providers. */
export const signInMethods = defineEndpoint({
  name: 'signInMethods',
  summary: 'Ways to sign in',
  topic: 'auth',
  audience: 'anyone',
  method: 'GET',
  host: 'auth',
  path: '/api/auth/v1/methods',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.object({
    captcha: v.variant('kind', [
      v.object({ kind: v.literal('proof-of-work') }),
      v.object({ kind: v.literal('recaptcha'), site_key: v.string() }),
    ]),
    /** Methods that the server supports; pages offer only these. `code` is the second factor with an authenticator app. */
    methods: v.array(v.picklist(signInMethodNames)),
    /** OpenID Connect providers; `oidcStart` redirects to one. */
    providers: v.array(v.object({ id: v.string(), name: v.string() })),
    /** Base URL of the personal area (`/user/…`) without a final slash, if it is on another host. */
    personal_area: v.optional(v.nullable(v.string())),
  }),
  asOf: 'header',
});

/** A captcha challenge for the browser. The base64 of the JSON of challenge and solution goes into the form's `recaptcha`; it can be used once. */
export const captchaChallenge = defineEndpoint({
  name: 'captchaChallenge',
  summary: 'A captcha to solve',
  topic: 'auth',
  audience: 'anyone',
  method: 'GET',
  host: 'auth',
  path: '/api/auth/v1/captcha',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.object({
    parameters: v.object({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.optional(v.string()),
      /** Seconds since 1970. */
      expiresAt: v.optional(v.number()),
    }),
    signature: v.optional(v.string()),
  }),
  asOf: 'header',
});
