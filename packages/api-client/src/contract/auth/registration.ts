import { defineEndpoint } from '../endpoint.ts';
import * as v from 'valibot';
import { done, form, honeypot, line, mailbox, newPassword, ofLink, optionalLine, ticked, token } from '../fields.ts';
import { nothing } from '../wire.ts';

/** Creates an account that waits for its address to be confirmed. A known address gets the same answer, and a mail that says so. */
export const register = defineEndpoint({
  name: 'register',
  summary: 'Sign up',
  topic: 'auth',
  audience: 'anyone',
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
    /** Agreement to the privacy policy; the time and the version are stored. */
    privacy: ticked,
    /** Path of the page that the link in the mail returns to. */
    redirect: optionalLine,
    website: honeypot,
  }),
  answer: done,
  encoding: 'form',
  errors: ['E_CAPTCHA'],
});

/** State of the registration that this browser started: waiting for the link in the mail, or confirmed by it, here or in another browser. */
export const registrationState = defineEndpoint({
  name: 'registrationState',
  summary: 'State of a registration',
  topic: 'auth',
  audience: 'anyone',
  method: 'GET',
  host: 'auth',
  path: '/api/auth/v1/register/state',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.object({ state: v.picklist(['none', 'waiting', 'confirmed']), email: v.nullable(v.string()) }),
  asOf: 'header',
});

/** Confirms an account's address with the link sent to it, and signs in if this browser registered the account. */
export const confirmRegistration = defineEndpoint({
  name: 'confirmRegistration',
  summary: 'Confirm a mail address',
  topic: 'auth',
  audience: 'anyone',
  method: 'POST',
  host: 'auth',
  path: '/api/auth/v1/register/confirm',
  params: nothing,
  query: nothing,
  body: form({ email: ofLink, token: ofLink }),
  answer: v.object({
    ...done.entries,
    signed_in: v.optional(v.boolean()),
    /** Page on which the registration began: a path of this origin. */
    redirect: v.optional(v.nullable(v.string())),
  }),
  encoding: 'form',
  errors: ['E_FORM_INVALID'],
});
