import * as v from 'valibot';
import { sessionRow } from '../account/sessions.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, form, line, optionalLine } from '../fields.ts';
import { count, instant, nothing, page, paged, pageSize, text } from '../wire.ts';

export const userStates = ['unconfirmed', 'active', 'blocked', 'leaving'] as const;

/** An account as an administrator sees it. `leaving`: its deletion was requested and can still be undone. */
export const userRow = v.object({
  id: v.string(),
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  position: v.string(),
  role: v.picklist(['USER', 'ADMIN']),
  state: v.picklist(userStates),
  created: instant,
  last_seen: v.nullable(instant),
  sessions: count,
  second_factor: v.boolean(),
});
export type UserRow = v.InferOutput<typeof userRow>;

const admin = {
  topic: 'admin',
  audience: 'admin',
  host: 'auth',
  params: nothing,
  query: nothing,
  body: nothing,
  encoding: 'form',
} as const;
const ofUser = { ...admin, params: v.object({ id: line }), errors: ['E_NOT_FOUND', 'E_CONFLICT'] } as const;

/** Accounts; `q` matches part of a name or address. */
export const users = defineEndpoint({
  ...admin,
  name: 'users',
  summary: 'Accounts',
  method: 'GET',
  path: '/api/admin/v1/users',
  query: v.object({
    q: v.optional(text, ''),
    role: v.optional(v.picklist(['', 'USER', 'ADMIN']), ''),
    state: v.optional(v.picklist(['', ...userStates]), ''),
    'sort-by': v.optional(v.picklist(['email', 'created', 'last_seen']), 'created'),
    order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
    page,
    'page-size': pageSize,
  }),
  answer: paged(userRow),
});

export const userSessions = defineEndpoint({
  ...ofUser,
  name: 'userSessions',
  summary: "An account's sessions",
  method: 'GET',
  path: '/api/admin/v1/users/{id}/sessions',
  answer: v.object({ email: v.string(), data: v.array(sessionRow) }),
});

export const endUserSessions = defineEndpoint({
  ...ofUser,
  name: 'endUserSessions',
  summary: 'Sign an account out everywhere',
  method: 'DELETE',
  path: '/api/admin/v1/users/{id}/sessions',
  answer: done,
});

export const endUserSession = defineEndpoint({
  ...ofUser,
  name: 'endUserSession',
  summary: 'Sign one browser of an account out',
  method: 'DELETE',
  path: '/api/admin/v1/users/{id}/sessions/{session}',
  params: v.object({ id: line, session: line }),
  answer: done,
});

/** Grants or revokes the administrator role. The last administrator keeps it (E_CONFLICT). All sessions of the account end. */
export const setUserRole = defineEndpoint({
  ...ofUser,
  name: 'setUserRole',
  summary: 'Set the role of an account',
  method: 'POST',
  path: '/api/admin/v1/users/{id}/role',
  body: form({ role: v.picklist(['USER', 'ADMIN']) }),
  answer: userRow,
  recent: true,
});

export const blockUser = defineEndpoint({
  ...ofUser,
  name: 'blockUser',
  summary: 'Block an account',
  method: 'POST',
  path: '/api/admin/v1/users/{id}/block',
  body: form({ reason: optionalLine }),
  answer: userRow,
  recent: true,
});

export const unblockUser = defineEndpoint({
  ...ofUser,
  name: 'unblockUser',
  summary: 'Unblock an account',
  method: 'DELETE',
  path: '/api/admin/v1/users/{id}/block',
  answer: userRow,
});

/** Turns off an account's second factor after 24 hours. The owner is notified and can stop it by signing in with the second factor. */
export const resetUserSecondFactor = defineEndpoint({
  ...ofUser,
  name: 'resetUserSecondFactor',
  summary: "Reset an account's second factor",
  method: 'POST',
  path: '/api/admin/v1/users/{id}/totp-reset',
  answer: v.object({ at: instant }),
  recent: true,
});
