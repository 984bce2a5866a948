import { defineEndpoint } from '../endpoint.ts';
import { done, form, line, mailbox, newPassword, token } from '../fields.ts';
import { nothing } from '../wire.ts';

/** Makes an account that waits for its address to be confirmed. */
export const register = defineEndpoint({
  name: 'register',
  summary: 'Sign up',
  topic: 'auth',
  method: 'POST',
  host: 'auth',
  path: '/api/auth/v1/register',
  params: nothing,
  query: nothing,
  body: form({
    recaptcha: token,
    email: mailbox,
    firstname: line,
    lastname: line,
    password: newPassword,
    position: line,
  }),
  answer: done,
  encoding: 'form',
  errors: ['E_CAPTCHA', 'E_CONFLICT'],
});

/** Confirms the address of an account by the link that was sent to it. */
export const confirmRegistration = defineEndpoint({
  name: 'confirmRegistration',
  summary: 'Confirm an address',
  topic: 'auth',
  method: 'POST',
  host: 'auth',
  path: '/api/auth/v1/register/confirm',
  params: nothing,
  query: nothing,
  body: form({ email: mailbox, token }),
  answer: done,
  encoding: 'form',
  errors: ['E_FORM_INVALID'],
});
