import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, line } from '../fields.ts';
import { instant, nothing } from '../wire.ts';

/** `read` only reads, `write` also makes changes. Neither gives access to sessions, passwords, keys, tokens or administration. */
export const tokenScopes = ['read', 'write'] as const;

/** A token for programs, without its text, which is shown only once. */
export const tokenRow = v.object({
  id: v.string(),
  name: v.string(),
  scope: v.picklist(tokenScopes),
  /** First characters, to recognize it by: `rg_4fZk…`. */
  begins: v.string(),
  created: instant,
  last_used: v.nullable(instant),
  expires: instant,
});
export type TokenRow = v.InferOutput<typeof tokenRow>;

const own = {
  topic: 'account',
  audience: 'signed-in',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
} as const;

export const tokens = defineEndpoint({
  ...own,
  name: 'tokens',
  summary: 'Your API tokens',
  method: 'GET',
  path: '/api/auth/v1/tokens',
  answer: v.object({ data: v.array(tokenRow) }),
});

/** Creates a token. Only this answer contains its text. */
export const makeToken = defineEndpoint({
  ...own,
  name: 'makeToken',
  summary: 'Make an API token',
  method: 'POST',
  path: '/api/auth/v1/tokens',
  body: v.object({
    name: line,
    scope: v.optional(v.picklist(tokenScopes), 'read'),
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)), 90),
  }),
  answer: v.object({ token: v.string(), ...tokenRow.entries }),
  recent: true,
  errors: ['E_CONFLICT'],
});

export const revokeToken = defineEndpoint({
  ...own,
  name: 'revokeToken',
  summary: 'Revoke an API token',
  method: 'DELETE',
  path: '/api/auth/v1/tokens/{id}',
  params: v.object({ id: line }),
  answer: done,
  errors: ['E_NOT_FOUND'],
});
