import { fieldMessages } from '@routeglass/domain/field-rules';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { anyPassword, done, form, honeypot, mailbox, newPassword, ofLink, token } from '../fields.ts';
import { nothing } from '../wire.ts';

/** Sends a link to set a password. The answer does not reveal whether the address has an account. */
export const requestPasswordReset = defineEndpoint({
  name: 'requestPasswordReset',
  summary: 'Ask for a link to set a password',
  topic: 'auth',
  audience: 'anyone',
  method: 'POST',
  host: 'auth',
  path: '/api/auth/v1/reset/request',
  params: nothing,
  query: nothing,
  body: form({ recaptcha: token, email: mailbox, website: honeypot }),
  answer: done,
  encoding: 'form',
  errors: ['E_CAPTCHA'],
});

/** Sets a password with the link that was sent. Both passwords must be equal and obey the password rule. */
export const setPassword = defineEndpoint({
  name: 'setPassword',
  summary: 'Set a password',
  topic: 'auth',
  audience: 'anyone',
  method: 'POST',
  host: 'main',
  path: '/user/reset',
  params: nothing,
  query: nothing,
  body: v.pipe(
    form({ recaptcha: token, password: newPassword, confirmPassword: anyPassword, email: ofLink, token: ofLink }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        fieldMessages.passwordsDiffer,
      ),
      ['confirmPassword'],
    ),
  ),
  answer: done,
  encoding: 'form',
  errors: ['E_CAPTCHA', 'E_FORM_INVALID'],
});
