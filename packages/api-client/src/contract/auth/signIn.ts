import { defineEndpoint } from '../endpoint.ts';
import { anyPassword, code, done, form, mailbox, token } from '../fields.ts';
import { nothing } from '../wire.ts';
import { sessionFacts } from './session.ts';

/**
 * Signs in. The answer is the session; its credential is a cookie. E_SECOND_FACTOR if the account has a second factor: the cookie then records the
 * correct password for some minutes, and `loginCode` completes the sign-in.
 */
export const login = defineEndpoint({
  name: 'login',
  summary: 'Sign in',
  topic: 'auth',
  audience: 'anyone',
  method: 'POST',
  host: 'auth',
  path: '/api/auth/v1/login',
  params: nothing,
  query: nothing,
  body: form({ recaptcha: token, email: mailbox, password: anyPassword }),
  answer: sessionFacts,
  encoding: 'form',
  errors: ['E_CAPTCHA', 'E_UNAUTHORIZED', 'E_SECOND_FACTOR', 'E_FORBIDDEN'],
});

/** Completes a sign-in that `login` answered with E_SECOND_FACTOR. */
export const loginCode = defineEndpoint({
  name: 'loginCode',
  summary: 'Complete a sign-in with the second factor',
  topic: 'auth',
  audience: 'anyone',
  method: 'POST',
  host: 'auth',
  path: '/api/auth/v1/login/code',
  params: nothing,
  query: nothing,
  body: form({ code }),
  answer: sessionFacts,
  encoding: 'form',
  errors: ['E_FORM_INVALID', 'E_UNAUTHORIZED'],
});

/** Ends the session; does nothing without one. */
export const logout = defineEndpoint({
  name: 'logout',
  summary: 'Sign out',
  topic: 'auth',
  audience: 'anyone',
  method: 'POST',
  host: 'auth',
  path: '/api/auth/v1/logout',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: done,
  encoding: 'form',
});
