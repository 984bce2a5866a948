import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import {
  done,
  form,
  honeypot,
  line,
  mailbox,
  message,
  optionalAsNumber,
  optionalLine,
  optionalMailbox,
  optionalPhone,
  token,
} from '../fields.ts';
import { nothing } from '../wire.ts';

const contact = {
  topic: 'contact',
  audience: 'anyone',
  method: 'POST',
  host: 'main',
  params: nothing,
  query: nothing,
  answer: done,
  encoding: 'form',
  errors: ['E_CAPTCHA'],
} as const;

export const askExpert = defineEndpoint({
  ...contact,
  name: 'askExpert',
  summary: 'Ask an expert',
  path: '/user/ask-an-expert',
  body: form({
    firstname: optionalLine,
    lastname: optionalLine,
    email: mailbox,
    phone: optionalPhone,
    asnum: optionalAsNumber,
    message,
    website: honeypot,
    'g-recaptcha-response': token,
  }),
});

export const feedbackTypes = ['Feedback', 'Bugreport', 'Request'] as const;

/** A message to the operator of the site; guests add name, mail address and a captcha. */
export const feedback = defineEndpoint({
  ...contact,
  name: 'feedback',
  summary: 'Write to the operator of the site',
  path: '/user/feedback',
  body: form({
    type: v.optional(v.picklist(feedbackTypes), 'Feedback'),
    name: optionalLine,
    email: optionalMailbox,
    subject: line,
    message,
    website: honeypot,
    'g-recaptcha-response': v.optional(token),
  }),
});
