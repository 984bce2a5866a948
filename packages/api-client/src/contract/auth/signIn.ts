import { defineEndpoint } from '../endpoint.ts';
import { anyPassword, done, form, mailbox, token } from '../fields.ts';
import { nothing } from '../wire.ts';
import { sessionFacts } from './session.ts';

/** Signs in; the answer is the session, its credential a cookie. */
export const login = defineEndpoint({
  name: 'login',
  summary: 'Sign in',
  topic: 'auth',
  method: 'POST',
  host: 'auth',
  path: '/api/auth/v1/login',
  params: nothing,
  query: nothing,
  body: form({ recaptcha: token, email: mailbox, password: anyPassword }),
  answer: sessionFacts,
  encoding: 'form',
  errors: ['E_CAPTCHA', 'E_UNAUTHORIZED'],
});

/** Ends the session; without one it does nothing. */
export const logout = defineEndpoint({
  name: 'logout',
  summary: 'Sign out',
  topic: 'auth',
  method: 'POST',
  host: 'auth',
  path: '/api/auth/v1/logout',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: done,
  encoding: 'form',
});
