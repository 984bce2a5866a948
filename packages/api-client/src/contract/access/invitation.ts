import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, line } from '../fields.ts';
import { nothing } from '../wire.ts';

/** Accepts an invitation to a network, with the token of its mail. */
export const acceptInvitation = defineEndpoint({
  name: 'acceptInvitation',
  summary: 'Accept an invitation',
  topic: 'access',
  audience: 'signed-in',
  method: 'POST',
  host: 'main',
  path: '/cabinet/realtimefeeds/accept/{token}',
  params: v.object({ token: line }),
  query: nothing,
  body: nothing,
  answer: done,
  encoding: 'form',
  errors: ['E_FORM_INVALID', 'E_UNAUTHORIZED', 'E_FORBIDDEN', 'E_NOT_FOUND'],
});
