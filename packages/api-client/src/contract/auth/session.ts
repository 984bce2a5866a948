import * as v from 'valibot';
import { asAccessStatus } from '../access/accessStatus.ts';
import { defineEndpoint } from '../endpoint.ts';
import { asn, count, nothing } from '../wire.ts';

/** The signed-in user, as far as a page may know. The credential itself is a cookie that scripts cannot read. */
export const sessionFacts = v.object({
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  roles: v.array(v.picklist(['USER', 'ADMIN'])),
  subscriptions: v.object({ rating: v.boolean() }),
  /** Number of message threads with unread messages. */
  unreadThreads: count,
  /** Networks that the user requested access to, with the status of each request. Extended data is shown for approved ones. */
  asList: v.array(v.object({ asn, as_name: v.nullable(v.string()), status: asAccessStatus, approved: v.boolean() })),
});
export type SessionFacts = v.InferOutput<typeof sessionFacts>;

/** The signed-in user; E_UNAUTHORIZED if there is none. */
export const session = defineEndpoint({
  name: 'session',
  summary: 'The signed-in user',
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

/** The user's API token, sent in the header `QRADAR-API-KEY`; E_FORBIDDEN if the session does not belong to an account. */
export const apiToken = defineEndpoint({
  name: 'apiToken',
  summary: 'Your API token',
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
