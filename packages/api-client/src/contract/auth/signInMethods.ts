import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';

/** Ways to prove who one is that a server may know. */
export const signInMethodNames = ['password', 'passkey', 'code'] as const;
export type SignInMethodName = (typeof signInMethodNames)[number];

/** What the forms of signing in need: which captcha, which ways in and which providers. */
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
    /** What the server knows; a page offers nothing else. `code` is the second factor, of an authenticator app. */
    methods: v.array(v.picklist(signInMethodNames)),
    /** Providers of OpenID Connect; `oidcStart` leads to one. */
    providers: v.array(v.object({ id: v.string(), name: v.string() })),
    /** Where the personal area (`/user/…`) is, if it is on another host: its address without a slash at the end. */
    personal_area: v.optional(v.nullable(v.string())),
  }),
  asOf: 'header',
});

/** A task for the browser. Its answer, as base64 of the JSON of challenge and solution, is the form's `recaptcha`; it counts once. */
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
