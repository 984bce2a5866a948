import * as v from 'valibot';
import { asAccessStatus } from '../access/accessStatus.ts';
import { defineEndpoint } from '../endpoint.ts';
import { asn, count, nothing } from '../wire.ts';

/** Who is signed in, as far as a page may know. The credential itself is a cookie that no script reads. */
export const sessionFacts = v.object({
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  roles: v.array(v.picklist(['USER', 'ADMIN'])),
  subscriptions: v.object({ rating: v.boolean() }),
  /** Threads of messages with something unread in them. */
  unreadThreads: count,
  /** Networks that were asked for, with the status of each request; extended facts are shown of those that are approved. */
  asList: v.array(v.object({ asn, as_name: v.nullable(v.string()), status: asAccessStatus, approved: v.boolean() })),
});
export type SessionFacts = v.InferOutput<typeof sessionFacts>;

/** Who is signed in; E_UNAUTHORIZED where no one is. */
export const session = defineEndpoint({
  name: 'session',
  summary: 'Who is signed in',
  topic: 'auth',
  audience: 'signed-in',
  method: 'GET',
  host: 'auth',
  path: '/api/auth/v1/session',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: sessionFacts,
  errors: ['E_UNAUTHORIZED'],
});

/** The signed-in user's token for the API, sent in the header `QRADAR-API-KEY`; E_FORBIDDEN where the session is not of an account. */
export const apiToken = defineEndpoint({
  name: 'apiToken',
  summary: 'Token for the API',
  topic: 'auth',
  audience: 'signed-in',
  method: 'GET',
  host: 'auth',
  path: '/api/auth/v1/token',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.object({ token: v.string() }),
  errors: ['E_UNAUTHORIZED', 'E_FORBIDDEN'],
});
