import { defineEndpoint } from '../endpoint.ts';
import * as v from 'valibot';
import { done, form, honeypot, line, mailbox, newPassword, ofLink, optionalLine, ticked, token } from '../fields.ts';
import { nothing } from '../wire.ts';

/**
 * Makes an account that waits for its address to be confirmed. A known address gets the same answer, and a letter that says so.
 */
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
    /** That the privacy policy was agreed to; when and to which version is kept. */
    privacy: ticked,
    /** Path of the page that the link of the letter leads back to. */
    redirect: optionalLine,
    website: honeypot,
  }),
  answer: done,
  encoding: 'form',
  errors: ['E_CAPTCHA'],
});

/** How far the registration has come that this browser began: it waits for its letter's link, or the link was used, here or elsewhere. */
export const registrationState = defineEndpoint({
  name: 'registrationState',
  summary: 'How far a registration has come',
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

/** Confirms the address of an account by the link that was sent to it, and signs in where the browser is the one that registered. */
export const confirmRegistration = defineEndpoint({
  name: 'confirmRegistration',
  summary: 'Confirm an address',
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
    /** Where the registration began; a path of this origin. */
    redirect: v.optional(v.nullable(v.string())),
  }),
  encoding: 'form',
  errors: ['E_FORM_INVALID'],
});
