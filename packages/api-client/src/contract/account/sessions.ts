import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, line } from '../fields.ts';
import { instant, nothing } from '../wire.ts';

/** A browser that is signed in. */
export const sessionRow = v.object({
  id: v.string(),
  /** Whether it is the session that makes this call. */
  current: v.boolean(),
  /** Browser and operating system: `Firefox on Linux`. */
  device: v.string(),
  address: v.string(),
  /** Country of the address; null if no loaded registry has it. */
  place: v.nullable(v.string()),
  method: v.picklist(['password', 'passkey', 'oidc', 'link']),
  created: instant,
  last_used: instant,
  expires: instant,
});
export type SessionRow = v.InferOutput<typeof sessionRow>;

const own = {
  topic: 'account',
  audience: 'signed-in',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
} as const;

export const sessions = defineEndpoint({
  ...own,
  name: 'sessions',
  summary: 'Your active sessions',
  method: 'GET',
  path: '/api/auth/v1/sessions',
  answer: v.object({ data: v.array(sessionRow) }),
});

export const endSession = defineEndpoint({
  ...own,
  name: 'endSession',
  summary: 'Sign a browser out',
  method: 'DELETE',
  path: '/api/auth/v1/sessions/{id}',
  params: v.object({ id: line }),
  answer: done,
  errors: ['E_NOT_FOUND'],
});

/** Signs out every browser except the one that makes this call. */
export const endOtherSessions = defineEndpoint({
  ...own,
  name: 'endOtherSessions',
  summary: 'Sign all other browsers out',
  method: 'DELETE',
  path: '/api/auth/v1/sessions',
  answer: done,
});
